import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { cloudflareTokenInput } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import type { CloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { TextInput } from "@mantine/core";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import table from "../../../ui/table.module.css";
import { MoveSitesButton } from "../move-sites-button.tsx";
import { AccountCells, EditorCell } from "../account-row.tsx";
import { AccountsCard } from "../accounts-card.tsx";
import classes from "../credentials.module.css";
import { MaskField } from "../mask-field.tsx";
import { AddCloudflareToken } from "./add-cloudflare-token.tsx";
import {
  useCloudflareTokens,
  useDeleteCloudflareToken,
  useUpdateCloudflareToken,
  useVerifyCloudflareToken,
} from "./api.ts";
import { DisconnectAccount } from "./disconnect-account.tsx";
import { TokenAddress } from "./token-address.tsx";
import { TokenPermissions } from "./token-permissions.tsx";

/** Settings: the accounts at Cloudflare where sites can be published. */
export function CloudflareCard() {
  const verification = useVerifyCloudflareToken();
  const deletion = useDeleteCloudflareToken();
  return (
    <AccountsCard
      title="Cloudflare Tokens"
      hint="Every site on https, any number of them, in your own Cloudflare account."
      form={
        <>
          <AddCloudflareToken />
          <TokenPermissions />
        </>
      }
      listTitle="Your Cloudflare Tokens"
      list={useCloudflareTokens()}
      texts={{
        loading: "Loading Cloudflare tokens",
        failed: cloudflareTexts.tokens.fetchFailed,
        empty: cloudflareTexts.tokens.empty,
      }}
      columns={
        <>
          <th scope="col">Name</th>
          <th scope="col">Sites at</th>
          <th scope="col" className={table.wide}>
            Token
          </th>
        </>
      }
      row={(token, actions) => (
        <AccountCells
          name={token.name}
          mask={token.token}
          secrets={
            <>
              <td>
                <TokenAddress token={token} />
              </td>
              <td className={`mono ${classes.mask} ${table.wide}`}>{token.token}</td>
            </>
          }
          {...actions}
        >
          <MoveSitesButton
            name={token.name}
            from={{ ...EMPTY_CHOICE, deploymentType: "cloudflare", cloudflareTokenId: token.id }}
          />
          <DisconnectAccount token={token} />
        </AccountCells>
      )}
      editor={(token, onDone) => <TokenEditor token={token} onDone={onDone} />}
      verification={{
        mutate: verification.mutate,
        valid: "Cloudflare accepts this token, and its account is ready.",
        invalid: cloudflareTexts.tokens.invalid,
        failed: cloudflareTexts.tokens.verifyFailed,
      }}
      deletion={{
        mutate: deletion.mutate,
        title: "Delete Cloudflare token",
        question: cloudflareTexts.tokens.confirmDelete,
        note: "Sites published with it stay live. To deploy them again they need another account.",
        done: cloudflareTexts.tokens.removed,
        failed: cloudflareTexts.tokens.deleteFailed,
      }}
    />
  );
}

function TokenEditor({ token, onDone }: { token: CloudflareToken; onDone: () => void }) {
  const update = useUpdateCloudflareToken(token.id);
  const { form, submit, refuse } = useSchemaForm(cloudflareTokenInput, {
    initial: { name: token.name, token: token.token, zone: token.zone },
    onEdit: () => resetRefusal(update),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(cloudflareTexts.tokens.updated);
        onDone();
      },
    }),
  );
  return (
    <EditorCell
      columns={4}
      onSubmit={save}
      update={update}
      failed={{
        refused: cloudflareTexts.tokens.updateFailed,
        unreadable: cloudflareTexts.tokens.updateFailed,
      }}
      onDone={onDone}
    >
      <TextInput label="Name" autoComplete="off" {...form.getInputProps("name")} />
      <MaskField label="Token" {...form.getInputProps("token")} />
    </EditorCell>
  );
}
