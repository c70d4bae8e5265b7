import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { PERMISSIONS } from "@mainstreet/contract/hosts/cloudflare/permissions";
import { z } from "zod";
import { isProviderError } from "../../provider-error.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";

/** The account of a token. The token's id is also the id of its key at R2. */
export type VerifiedToken = {
  tokenId: string;
  accountId: string;
  accountName: string;
  /** ISO 8601; '' for a token that does not expire. */
  expiresAt: string;
};

const { tokens } = cloudflareTexts;

const verification = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  status: z.string(),
  expires_on: z.string().nullish(),
});
const accounts = z.array(z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), name: z.string() }));

const verify = (client: CloudflareClient, path: string) =>
  client.read(
    { method: "GET", path, operation: "verifyToken", permission: "accounts" },
    verification,
  );

/**
 * Finds the account of a token. The endpoint that verifies tokens of users does not know tokens of accounts (docs/hosts.md §1.2), so both
 * endpoints are tried. Throws ProviderError.
 */
export async function verifyToken(client: CloudflareClient): Promise<VerifiedToken> {
  const [user, refusal] = await verify(client, "/user/tokens/verify").then(
    (token) => [token, undefined] as const,
    (error: unknown) => [undefined, error] as const,
  );
  if (!user && !isProviderError(refusal, "credential")) throw refusal;
  const account = await findAccount(client);
  const {
    id,
    status,
    expires_on: expiresOn,
  } = user ?? (await verify(client, `/accounts/${account.id}/tokens/verify`));
  if (status !== "active") throw cloudflareError("rejected", tokens.notActive);
  const { id: accountId, name: accountName } = account;
  return { tokenId: id, accountId, accountName, expiresAt: expiresOn ?? "" };
}

async function findAccount(client: CloudflareClient): Promise<z.output<typeof accounts>[number]> {
  const found = await client.read(
    {
      method: "GET",
      path: "/accounts?per_page=2",
      operation: "listAccounts",
      permission: "accounts",
    },
    accounts,
  );
  const [account, other] = found;
  if (other) throw cloudflareError("rejected", tokens.oneAccount);
  if (account) return account;
  throw cloudflareError("forbidden", tokens.missingPermission(PERMISSIONS.accounts));
}
