import type { NetlifyToken } from "@mainstreet/contract/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { Loader } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import table from "../../ui/table.module.css";
import { AddNetlifyToken } from "./add-netlify-token.tsx";
import { useDeleteNetlifyToken, useNetlifyTokens } from "./api.ts";
import classes from "./credentials.module.css";
import { NetlifyTokenEditor, NetlifyTokenRow } from "./netlify-token-row.tsx";

/** Settings, first card: the accounts at Netlify that sites can go to. */
export function NetlifyCard() {
  return (
    <Card
      title="Netlify Tokens"
      hint="Personal access tokens, made in Netlify under User settings, Applications."
    >
      <AddNetlifyToken />
      <div className={classes.list}>
        <h3>Your Netlify Tokens</h3>
        <Tokens />
      </div>
    </Card>
  );
}

function Tokens() {
  const { data, isPending, error, refetch } = useNetlifyTokens();
  if (isPending) return <Loader size="sm" aria-label="Loading Netlify tokens" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, texts.netlifyTokens.fetchFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return <p className="muted">{texts.netlifyTokens.empty}</p>;
  return <TokenTable tokens={data} />;
}

/** One row at a time is edited (spec §4). */
function TokenTable({ tokens }: { tokens: NetlifyToken[] }) {
  const [editedId, setEditedId] = useState<string>();
  const [doomed, setDoomed] = useState<NetlifyToken>();
  return (
    <div className={table.fit}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Token</th>
            <th scope="col" className={classes.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) =>
            token.id === editedId ? (
              <NetlifyTokenEditor
                key={token.id}
                token={token}
                onDone={() => setEditedId(undefined)}
              />
            ) : (
              <NetlifyTokenRow
                key={token.id}
                token={token}
                onEdit={() => setEditedId(token.id)}
                onDelete={() => setDoomed(token)}
              />
            ),
          )}
        </tbody>
      </table>
      <DeleteToken token={doomed} onClose={() => setDoomed(undefined)} />
    </div>
  );
}

function DeleteToken(props: { token: NetlifyToken | undefined; onClose: () => void }) {
  const { token, onClose } = props;
  const deletion = useDeleteNetlifyToken();
  const confirm = () => {
    if (token === undefined) return;
    deletion.mutate(token.id, {
      onSuccess: () => toastDone(texts.netlifyTokens.removed),
      onError: (error) => toastFailure(messageOf(error, texts.netlifyTokens.deleteFailed)),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      opened={token !== undefined}
      title="Delete Netlify token"
      question={texts.netlifyTokens.confirmDelete}
      confirm="Delete"
      busy={deletion.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
      onClose={onClose}
    >
      Sites published with it stay live. To deploy them again they need another account.
    </ConfirmDialog>
  );
}
