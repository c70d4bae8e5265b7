import type { Controls } from "../emulated.ts";
import { accountIdFor, isAccessKeyId } from "./accounts.ts";
import { accountSettings, type S3State } from "./state.ts";

/**
 * The emulator's own control calls:
 *   POST   keys     { accessKeyId, revoked }: a revoked key is InvalidAccessKeyId
 *   POST   deny     { accessKeyId, action, resource? }: AccessDenied for what matches (IAM wildcards; default resource `*`)
 *   POST   allow    { accessKeyId }: lifts the key's denials
 *   POST   account  { accessKeyId, publicAccessBlocked?, bucketLimit? }: Block Public Access of the whole account; its bucket quota
 */
export function s3Controls(state: S3State): Controls {
  return {
    "POST keys": (body) =>
      setRevoked(state, fieldsOf(body, { accessKeyId: "string", revoked: "boolean" })),
    "POST deny": (body) =>
      deny(state, fieldsOf(body, { accessKeyId: "string", action: "string", resource: "string" })),
    "POST allow": (body) => {
      const key = keyOf(fieldsOf(body, { accessKeyId: "string" }));
      state.store.commit([state.denials.remove(key)]);
    },
    "POST account": (body) =>
      setAccount(
        state,
        fieldsOf(body, {
          accessKeyId: "string",
          publicAccessBlocked: "boolean",
          bucketLimit: "number",
        }),
      ),
  };
}

function setRevoked({ store, revokedKeys }: S3State, fields: Fields): void {
  const key = keyOf(fields);
  store.commit([fields["revoked"] === true ? revokedKeys.put(key, true) : revokedKeys.remove(key)]);
}

function deny({ store, denials }: S3State, fields: Fields): void {
  const key = keyOf(fields);
  const { action, resource = "*" } = fields;
  if (typeof action !== "string")
    throw new Error("action must name what is denied, for example s3:PutObject");
  const denial = { action, resource: String(resource) };
  store.commit([denials.put(key, [...(denials.get(key) ?? []), denial])]);
}

function setAccount(state: S3State, fields: Fields): unknown {
  const accountId = accountIdFor(keyOf(fields));
  const current = accountSettings(state, accountId);
  const settings = {
    isPublicAccessBlocked: Boolean(fields["publicAccessBlocked"] ?? current.isPublicAccessBlocked),
    bucketLimit: Number(fields["bucketLimit"] ?? current.bucketLimit),
  };
  state.store.commit([state.accounts.put(accountId, settings)]);
  return { accountId, ...settings };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown, types: Readonly<Record<string, string>>): Fields {
  const fields: Fields = { ...(typeof body === "object" ? body : {}) };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== types[name])
      throw new Error(`${name} is unknown here, or not a ${types[name] ?? "known field"}`);
  }
  return fields;
}

function keyOf({ accessKeyId }: Fields): string {
  if (typeof accessKeyId === "string" && isAccessKeyId(accessKeyId)) return accessKeyId;
  throw new Error("accessKeyId must be AKIA and 16 of A-Z, 0-9");
}
