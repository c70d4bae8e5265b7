import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { netlifyTokenInput } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import type { NetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { TextInput } from "@mantine/core";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import table from "../../../ui/table.module.css";
import { Badge } from "../../../ui/badge.tsx";
import { AccountHolds, useAccountHolds } from "../account-holds.tsx";
import { AccountCells, EditorCell } from "../account-row.tsx";
import { AccountsCard } from "../accounts-card.tsx";
import { MoveSitesButton } from "../move-sites-button.tsx";
import { AddNetlifyToken } from "./add-netlify-token.tsx";
import {
  useDeleteNetlifyToken,
  useNetlifyTokens,
  useUpdateNetlifyToken,
  useVerifyNetlifyToken,
} from "./api.ts";
import classes from "../credentials.module.css";
import { MaskField } from "../mask-field.tsx";

/** Settings, first card: the accounts at Netlify where sites can be published. */
export function NetlifyCard() {
  const verification = useVerifyNetlifyToken();
  const deletion = useDeleteNetlifyToken();
  const tokens = useNetlifyTokens();
  const holds = useAccountHolds("netlify");
  return (
    <AccountsCard
      title="Netlify Tokens"
      hint="Personal access tokens, made in Netlify under User settings, Applications."
      form={<AddNetlifyToken />}
      listTitle="Your Netlify Tokens"
      list={tokens}
      notices={<AccountHolds holds={holds} accounts={tokens.data ?? []} />}
      texts={{
        loading: "Loading Netlify tokens",
        failed: netlifyTexts.tokens.fetchFailed,
        empty: netlifyTexts.tokens.empty,
      }}
      columns={
        <>
          <th scope="col">Name</th>
          <th scope="col" className={table.wide}>
            Token
          </th>
        </>
      }
      row={(token, actions) => (
        <AccountCells
          name={token.name}
          mask={token.token}
          state={
            holds.some(({ accountId }) => accountId === token.id) && (
              <Badge tone="bad">On hold</Badge>
            )
          }
          secrets={<td className={`mono ${classes.mask} ${table.wide}`}>{token.token}</td>}
          {...actions}
        >
          <MoveSitesButton
            name={token.name}
            from={{ ...EMPTY_CHOICE, deploymentType: "netlify", netlifyTokenId: token.id }}
          />
        </AccountCells>
      )}
      editor={(token, onDone) => <TokenEditor token={token} onDone={onDone} />}
      verification={{
        mutate: verification.mutate,
        valid: "Netlify accepts this token.",
        invalid: netlifyTexts.tokens.invalid,
        failed: netlifyTexts.tokens.verifyFailed,
      }}
      deletion={{
        mutate: deletion.mutate,
        title: "Delete Netlify token",
        question: netlifyTexts.tokens.confirmDelete,
        note: "Sites published with it stay live. To deploy them again they need another account.",
        done: netlifyTexts.tokens.removed,
        failed: netlifyTexts.tokens.deleteFailed,
      }}
    />
  );
}

function TokenEditor({ token, onDone }: { token: NetlifyToken; onDone: () => void }) {
  const update = useUpdateNetlifyToken(token.id);
  const { form, submit, refuse } = useSchemaForm(netlifyTokenInput, {
    initial: { name: token.name, token: token.token },
    onEdit: () => resetRefusal(update),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(netlifyTexts.tokens.updated);
        onDone();
      },
    }),
  );
  return (
    <EditorCell
      columns={3}
      onSubmit={save}
      update={update}
      failed={{
        refused: netlifyTexts.tokens.updateFailed,
        unreadable: netlifyTexts.tokens.notUpdated,
      }}
      onDone={onDone}
    >
      <TextInput label="Name" autoComplete="off" {...form.getInputProps("name")} />
      <MaskField label="Token" {...form.getInputProps("token")} />
    </EditorCell>
  );
}
