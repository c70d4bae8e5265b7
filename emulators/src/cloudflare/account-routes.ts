import { randomBytes } from "node:crypto";
import type { EmulatorResponse } from "../emulated.ts";
import { type ApiCall, effectOf, jsonBody, pageResponse, resultResponse } from "./api-call.ts";
import { CloudflareError, forbidden, invalidToken } from "./cloudflare-error.ts";
import { accountOf, type R2Bucket, objectId } from "./records.ts";
import { assertPermission } from "./tokens.ts";

/** `GET /user/tokens/verify`: only tokens of users; a token of an account is unknown to this call. */
export function verifyUserToken(call: ApiCall): EmulatorResponse {
  if (call.caller.isAccountToken) throw invalidToken();
  return verification(call);
}

/** `GET /accounts/{account}/tokens/verify` */
export function verifyAccountToken(call: ApiCall): EmulatorResponse {
  if (!call.caller.isAccountToken) throw invalidToken();
  return verification(call);
}

function verification({ caller }: ApiCall): EmulatorResponse {
  const { status, expiresOn } = caller.record;
  return resultResponse({
    id: caller.tokenId,
    status,
    ...(expiresOn && { expires_on: expiresOn }),
  });
}

/** `GET /accounts`: without the permission the list is empty. */
export function listAccounts(call: ApiCall): EmulatorResponse {
  const { accountId, record } = call.caller;
  if (record.missing.includes("Account Settings")) return pageResponse(call, []);
  return pageResponse(call, [{ id: accountId, name: `Agency ${accountId.slice(0, 6)}` }]);
}

/** `GET /accounts/{account}/workers/subdomain` */
export function showSubdomain({ records, caller }: ApiCall): EmulatorResponse {
  assertPermission(caller, "Workers Scripts");
  const { subdomain } = accountOf(records, caller.accountId);
  if (subdomain === null) throw new CloudflareError(404, 10_007, "There is no subdomain yet");
  return resultResponse({ subdomain });
}

/** `GET /accounts/{account}/r2/buckets` */
export function listBuckets(call: ApiCall): EmulatorResponse {
  assertR2(call);
  const contained = call.query.get("name_contains") ?? "";
  const buckets = bucketsOf(call).filter(({ name }) => name.includes(contained));
  return resultResponse({ buckets: buckets.map(presentBucket) });
}

/** `POST /accounts/{account}/r2/buckets` */
export function createBucket(call: ApiCall): EmulatorResponse {
  const { records, caller, context } = call;
  assertR2(call);
  const { name } = jsonBody(call, ["name", "locationHint", "storageClass"]);
  if (typeof name !== "string" || !/^[a-z0-9](?:[a-z0-9-]{1,61}[a-z0-9])$/.test(name))
    throw new CloudflareError(400, 10_005, "The specified bucket name is not valid.");
  const { accountId } = caller;
  if (records.buckets.get(`${accountId}/${name}`))
    throw new CloudflareError(
      409,
      10_004,
      "The bucket you tried to create already exists, and you own it.",
    );
  const bucket = { accountId, name, createdAt: new Date(context.now()).toISOString() };
  const write = records.buckets.put(`${accountId}/${name}`, bucket);
  records.store.commit([write], [effectOf(call, "create-bucket", { bucket: name })]);
  return resultResponse(presentBucket(bucket));
}

/** `DELETE /accounts/{account}/r2/buckets/{bucket}` */
export function deleteBucket(call: ApiCall): EmulatorResponse {
  const { records, caller, params } = call;
  assertR2(call);
  const id = `${caller.accountId}/${params["bucket"]}`;
  const bucket = records.buckets.get(id);
  if (!bucket) throw new CloudflareError(404, 10_006, "The specified bucket does not exist.");
  if ([...records.objects.all.keys()].some((key) => key.startsWith(objectId(bucket, ""))))
    throw new CloudflareError(409, 10_008, "The bucket you tried to delete is not empty.");
  const effect = effectOf(call, "delete-bucket", { bucket: bucket.name });
  records.store.commit([records.buckets.remove(id)], [effect]);
  return resultResponse({});
}

/** Throws 10000 for a path of another account. */
export function assertOwnAccount({ params, caller }: ApiCall): void {
  if (params["account"] !== undefined && params["account"] !== caller.accountId) throw forbidden();
}

export const newCloudflareId = () => randomBytes(16).toString("hex");

const bucketsOf = ({ records, caller }: ApiCall) =>
  [...records.buckets.all.values()].filter(({ accountId }) => accountId === caller.accountId);

const presentBucket = ({ name, createdAt }: R2Bucket) => ({
  name,
  creation_date: createdAt,
  location: "ENAM",
  jurisdiction: "default",
  storage_class: "Standard",
});

function assertR2({ records, caller }: ApiCall): void {
  assertPermission(caller, "Workers R2 Storage");
  if (accountOf(records, caller.accountId).hasR2) return;
  throw new CloudflareError(403, 10_042, "Please enable R2 through the Cloudflare Dashboard.");
}
