import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { z } from "zod";
import { ProviderError } from "../../provider-error.ts";

/** Our statement that opens a whole bucket. */
const WHOLE = "PublicReadSites";
/** The longest bucket policy that AWS accepts. */
const MOST_BYTES = 20_480;

/** The Sid of our statement that opens single folders: each user has one, since a bucket may serve sites of several users. */
const sidOf = (userId: string) => `${WHOLE}${userId.replaceAll("-", "").slice(-12)}`;

/**
 * What a bucket's policy lets anyone read: what our statements open, and whether statements of others open anything. Folders that are open
 * for other users' sites do not count.
 */
export type PolicyAccess = {
  opened: "nothing" | "folders" | "everything";
  /** Site folders and single keys that our statement opens, when it opens folders. */
  folders: string[];
  keys: string[];
  isOpenByOthers: boolean;
  /** The Sids of the others' statements; '' for a statement without one. */
  publicStatements: string[];
};

/** Everything, or the folders of sites and single keys, without a slash at the end. */
export type OpeningScope = "everything" | { folders: string[]; keys: string[] };

type PolicyPlace = { bucket: string; userId: string };

const policyShape = z.looseObject({
  Version: z.string().default("2012-10-17"),
  Statement: z
    .union([z.array(z.looseObject({})), z.looseObject({}).transform((one) => [one])])
    .default([]),
});
type Statement = Record<string, unknown>;

/** Throws ZodError or SyntaxError for an invalid policy. `current`: the policy as AWS returns it, or undefined for none. */
function parse(current: string | undefined) {
  return policyShape.parse(current === undefined ? {} : JSON.parse(current));
}

const arnOf = (bucket: string, key: string) => `arn:aws:s3:::${bucket}/${key}`;

/** Reads a policy as AWS returns it; undefined for none. */
export function readPolicy(current: string | undefined, place: PolicyPlace): PolicyAccess {
  const { Statement: all } = parse(current);
  const others = all.filter((one) => !isForSites(one) && isPublic(one));
  const publicStatements = others.map(({ Sid }) => (typeof Sid === "string" ? Sid : ""));
  const common = { isOpenByOthers: others.length > 0, publicStatements };
  const statements = all.filter((one) => isOurs(one, place) && one["Effect"] === "Allow");
  const root = arnOf(place.bucket, "");
  const opened = statements
    .flatMap((one) => one["Resource"] ?? [])
    .filter((arn) => typeof arn === "string")
    .map((arn) => arn.slice(root.length));
  if (opened.includes("*")) return { opened: "everything", folders: [], keys: [], ...common };
  const folders = opened.filter((key) => key.endsWith("/*")).map((key) => key.slice(0, -2));
  const keys = opened.filter((key) => !key.endsWith("/*"));
  return { opened: opened.length > 0 ? "folders" : "nothing", folders, keys, ...common };
}

/**
 * The policy with our statements replaced by one that opens exactly `opening`, as JSON; undefined when it does so already. Statements of
 * others stay as they are. Throws ProviderError `conflict` when the policy would be too long for AWS.
 */
export function openPolicy(
  current: string | undefined,
  place: PolicyPlace,
  opening: OpeningScope,
): string | undefined {
  const policy = parse(current);
  const statement = statementFor(place, opening);
  const ours = policy.Statement.filter((one) => isOurs(one, place));
  if (ours.length === 1 && isSame(ours[0], statement)) return undefined;
  const others = policy.Statement.filter((one) => !isOurs(one, place));
  const text = JSON.stringify({ ...policy, Statement: [...others, statement] });
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  const message = awsTexts.errors.policyFull(place.bucket);
  throw new ProviderError({ provider: "aws", kind: "conflict", message });
}

/** Throws ProviderError `conflict` when the statement that opens the whole bucket also makes the sites of other users readable. */
export function assertOthersStay(current: string | undefined, place: PolicyPlace): void {
  if (readPolicy(current, place).opened !== "everything") return;
  const message = awsTexts.errors.bucketShared(place.bucket);
  throw new ProviderError({ provider: "aws", kind: "conflict", message });
}

/** The policy without our statements, as JSON; undefined when nothing is left of it. `isPublic`: others' statements open something. */
export function closePolicy(
  current: string | undefined,
  place: PolicyPlace,
): { policy: string | undefined; isChanged: boolean; isPublic: boolean } {
  const policy = parse(current);
  const others = policy.Statement.filter((one) => !isOurs(one, place));
  return {
    policy: others.length === 0 ? undefined : JSON.stringify({ ...policy, Statement: others }),
    isChanged: others.length < policy.Statement.length,
    isPublic: others.some(isPublic),
  };
}

function isForSites({ Sid }: Statement): boolean {
  return typeof Sid === "string" && Sid.startsWith(WHOLE);
}

function isOurs(statement: Statement, { userId }: PolicyPlace): boolean {
  return statement["Sid"] === WHOLE || statement["Sid"] === sidOf(userId);
}

function statementFor({ bucket, userId }: PolicyPlace, opening: OpeningScope): Statement {
  const isWhole = opening === "everything";
  const paths = isWhole
    ? ["*"]
    : [...opening.keys, ...opening.folders.toSorted().map((folder) => `${folder}/*`)];
  const arns = paths.map((path) => arnOf(bucket, path));
  return {
    Sid: isWhole ? WHOLE : sidOf(userId),
    Effect: "Allow",
    Principal: "*",
    Action: "s3:GetObject",
    // AWS returns a list with one element as that element.
    Resource: arns.length === 1 ? arns[0] : arns,
  };
}

/** AWS returns the members of a statement unchanged, but may change the order of a list of resources. */
function isSame(existing: Statement | undefined, wanted: Statement): boolean {
  return JSON.stringify(inOrder(existing)) === JSON.stringify(inOrder(wanted));
}

function inOrder(statement: Statement = {}): unknown[] {
  return Object.entries(statement)
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

/**
 * Whether a statement allows anyone to do something. Conditions may narrow it; a statement with conditions still counts as public, to be
 * safe.
 */
function isPublic({ Effect, Principal, NotPrincipal }: Statement): boolean {
  if (Effect !== "Allow") return false;
  if (NotPrincipal !== undefined) return true;
  const principals =
    typeof Principal === "object" && Principal !== null
      ? Object.values(Principal).flat()
      : [Principal];
  return principals.includes("*");
}
