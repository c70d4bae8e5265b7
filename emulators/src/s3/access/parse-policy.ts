import { resourceKindsOf } from "./policy-actions.ts";
import { notImplemented, S3Error } from "../s3-error.ts";

/** A statement of a bucket policy, ready to be evaluated. */
export interface PolicyStatement {
  effect: "Allow" | "Deny";
  /** `*`, account ids and ARNs. Services are valid principals that never call this emulator, so they are left out. */
  principals: string[];
  actions: string[];
  resources: string[];
  /** The value of the condition `Bool aws:SecureTransport`, the only condition understood. */
  secureTransport: boolean | undefined;
}

const maxPolicyBytes = 20 * 1024;
const bucketArn = "arn:aws:s3:::";

/**
 * Parses and validates the policy of `bucket` as PutBucketPolicy does. Throws MalformedPolicy with S3's wording,
 * NotImplemented for NotPrincipal, NotAction, NotResource and conditions this emulator cannot evaluate.
 */
export function parsePolicy(text: string, bucket: string): PolicyStatement[] {
  if (Buffer.byteLength(text) > maxPolicyBytes)
    throw malformedPolicy("Policy exceeds the maximum allowed document size.");
  const policy = asObject(
    parseJson(text),
    "Policies must be valid JSON and the first byte must be '{'",
  );
  refuseUnknownFields(policy, ["Version", "Id", "Statement"]);
  if (
    policy["Version"] !== undefined &&
    policy["Version"] !== "2012-10-17" &&
    policy["Version"] !== "2008-10-17"
  ) {
    throw malformedPolicy("The policy must contain a valid version string");
  }
  const statements = asArray(policy["Statement"]).map((entry) =>
    asObject(entry, "Missing required field Statement"),
  );
  if (statements.length === 0) throw malformedPolicy("Missing required field Statement");
  const ids = statements.map((statement) => statement["Sid"]).filter((sid) => sid !== undefined);
  if (new Set(ids).size !== ids.length)
    throw malformedPolicy("Statement IDs (SID) in a single policy must be unique");
  return statements.map((statement) => parseStatement(statement, bucket));
}

type JsonObject = Readonly<Record<string, unknown>>;

function parseStatement(statement: JsonObject, bucket: string): PolicyStatement {
  for (const field of ["NotPrincipal", "NotAction", "NotResource"]) {
    if (statement[field] !== undefined) throw notImplemented(`policy element ${field}`);
  }
  refuseUnknownFields(statement, ["Sid", "Effect", "Principal", "Action", "Resource", "Condition"]);
  for (const field of ["Effect", "Principal", "Action", "Resource"]) {
    if (statement[field] === undefined) throw malformedPolicy(`Missing required field ${field}`);
  }
  const effect = statement["Effect"];
  if (effect !== "Allow" && effect !== "Deny")
    throw malformedPolicy(`Invalid effect: ${String(effect)}`);
  const actions = asTexts(statement["Action"], "Policy has invalid action");
  const resources = asTexts(statement["Resource"], "Policy has invalid resource");
  checkResources(resources, bucket);
  checkActions(actions, resources);
  return {
    effect,
    principals: parsePrincipal(statement["Principal"]),
    actions,
    resources,
    secureTransport: parseCondition(statement["Condition"]),
  };
}

function checkResources(resources: readonly string[], bucket: string): void {
  for (const resource of resources) {
    const [name] = resource.slice(bucketArn.length).split("/", 1);
    const isOurs = resource.startsWith(bucketArn) && (name === bucket || name === `${bucket}*`);
    if (!isOurs) throw malformedPolicy("Policy has invalid resource");
  }
}

function checkActions(actions: readonly string[], resources: readonly string[]): void {
  const hasObjects = resources.some((resource) => resource.includes("/") || resource.endsWith("*"));
  const hasBuckets = resources.some((resource) => !resource.includes("/"));
  for (const action of actions) {
    const kinds = action === "*" ? resourceKindsOf("s3:*") : resourceKindsOf(action);
    if (!kinds.objects && !kinds.buckets) throw malformedPolicy("Policy has invalid action");
    if ((kinds.objects && hasObjects) || (kinds.buckets && hasBuckets)) continue;
    throw malformedPolicy("Action does not apply to any resource(s) in statement");
  }
}

function parsePrincipal(principal: unknown): string[] {
  if (principal === "*") return ["*"];
  const byKind = asObject(principal, "Invalid principal in policy");
  return Object.entries(byKind).flatMap(([kind, value]) => {
    const names = asTexts(value, "Invalid principal in policy");
    if (kind === "Service") return [];
    if (kind !== "AWS") throw notImplemented(`policy principal ${kind}`);
    if (!names.every((name) => /^(?:\*|\d{12}|arn:aws:iam::\d{12}:.+)$/.test(name))) {
      throw malformedPolicy("Invalid principal in policy");
    }
    return names;
  });
}

function parseCondition(condition: unknown): boolean | undefined {
  if (condition === undefined) return undefined;
  const text = JSON.stringify(condition);
  const [, value] =
    /^\{"Bool":\{"aws:SecureTransport":\[?"?(true|false)"?\]?\}\}$/i.exec(text) ?? [];
  if (value === undefined) throw notImplemented(`policy condition ${text}`);
  return value.toLowerCase() === "true";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asObject(value: unknown, message: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw malformedPolicy(message);
  return { ...value };
}

function asArray(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function asTexts(value: unknown, message: string): string[] {
  const texts = asArray(value).filter((entry) => typeof entry === "string");
  if (texts.length === 0 || texts.length !== asArray(value).length) throw malformedPolicy(message);
  return texts;
}

function refuseUnknownFields(object: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(object).find((field) => !known.includes(field));
  if (unknown !== undefined) throw malformedPolicy(`Unknown field ${unknown}`);
}

function malformedPolicy(message: string): S3Error {
  return new S3Error("MalformedPolicy", { message });
}
