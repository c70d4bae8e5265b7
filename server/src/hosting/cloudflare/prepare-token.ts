import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { hash } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { ProviderError } from "../../provider-error.ts";
import { createCloudflareClient } from "./cloudflare-client.ts";
import { setUpAccount } from "./set-up-account.ts";
import { type VerifiedToken, verifyToken } from "./verify-token.ts";

/** What is stored of an account next to its token; nothing of it is secret. */
export type AccountSettings = VerifiedToken & {
  zone: string;
  /** Used also as the name of the Worker. */
  bucket: string;
  /** The Worker's address at workers.dev; '' for an account without one. */
  workersHost: string;
  routerDigest: string;
};

type Candidate = { userId: string; token: string; zone: string };

const { tokens } = cloudflareTexts;

/** One bucket and one Worker for each user in an account: another user of ours with the same account has different ones. */
const bucketName = (userId: string) => `mainstreet-${hash("sha256", userId).slice(0, 12)}`;

/**
 * Verifies a token and makes its account ready to serve sites. Throws ProviderError with what is missing. Not inside a transaction.
 * `known`: the account that the token must belong to.
 */
export async function prepareToken(
  { config }: Pick<Deps, "config">,
  { userId, token, zone }: Candidate,
  known?: { accountId: string },
): Promise<AccountSettings> {
  if (token.startsWith("cfk_")) throw invalidField("token", tokens.globalKey);
  const { apiUrl, workersSuffix } = config.cloudflare;
  const client = createCloudflareClient({ apiUrl, token, silenceMs: config.providerTimeoutMs });
  const verified = await verifyToken(client);
  if (known && known.accountId !== verified.accountId)
    throw invalidField("token", tokens.otherAccount);
  const name = bucketName(userId);
  const plan = { accountId: verified.accountId, name, zone, workersSuffix };
  const { host: workersHost, routerDigest } = await setUpAccount(client, plan);
  return { ...verified, zone, bucket: name, workersHost, routerDigest };
}

const PASSING = new Set(["unavailable", "timeout", "rate-limited"]);

/** Turns a refusal by Cloudflare into the error of a field of the form; a temporary failure stays a ProviderError. */
export function asFieldError(error: unknown): unknown {
  if (!(error instanceof ProviderError) || PASSING.has(error.kind)) return error;
  if (error.kind === "credential") return invalidField("token", tokens.invalid);
  return invalidField(error.kind === "conflict" ? "zone" : "token", error.message);
}
