import { tokenIdOf } from "@mainstreet/emulators/cloudflare/tokens";

/** The providers as the server's settings name them. */
export type Provider = "netlify" | "aws" | "cashfree" | "cloudflare" | "cloudfront";

/**
 * One call that our clients make. `line`: how it looks on the wire, `METHOD path?query` below the API's base. `code`: the place
 * in `server/src` that makes it. `answers`: the response bodies of a success, for faults that cut or shorten them.
 */
export type ProviderCall = {
  provider: Provider;
  line: RegExp;
  code: string;
  answers: "nothing" | "one" | "list";
};

const netlify = (line: RegExp, code: string, answers: ProviderCall["answers"] = "one") =>
  ({ provider: "netlify", line, code: `hosting/netlify/${code}`, answers }) as const;
const aws = (line: RegExp, code: string, answers: ProviderCall["answers"] = "nothing") =>
  ({ provider: "aws", line, code: `hosting/aws/${code}`, answers }) as const;
const cashfree = (line: RegExp, code: string, answers: ProviderCall["answers"] = "one") =>
  ({ provider: "cashfree", line, code: `features/payments/${code}`, answers }) as const;

const cloudflare = (line: RegExp, code: string, answers: ProviderCall["answers"] = "one") =>
  ({ provider: "cloudflare", line, code: `hosting/cloudflare/${code}`, answers }) as const;

const cloudfront = (line: RegExp, method: string, answers: ProviderCall["answers"] = "one") => {
  const code = `hosting/aws/distribution-calls.ts ${method}`;
  return { provider: "cloudfront", line, code, answers } as const;
};

/** All calls to providers. A call that the server makes and that is not here fails the matrix. */
export const CALLS = {
  "netlify: who am I": netlify(/^GET \/user$/, "verify-token.ts GET"),
  "netlify: make site": netlify(/^POST \/sites$/, "find-or-create-site.ts POST"),
  "netlify: find site": netlify(/^GET \/sites\?/, "find-or-create-site.ts GET", "list"),
  "netlify: read site": netlify(/^GET \/sites\/[^/?]+$/, "netlify-hosting.ts GET"),
  "netlify: start deploy": netlify(/^POST \/sites\/[^/]+\/deploys\?/, "digest-deploy.ts POST"),
  "netlify: list deploys": netlify(
    /^GET \/sites\/[^/]+\/deploys\?/,
    "digest-deploy.ts GET",
    "list",
  ),
  "netlify: watch deploy": netlify(/^GET \/sites\/[^/]+\/deploys\/[^/?]+$/, "digest-deploy.ts GET"),
  "netlify: upload": netlify(/^PUT \/deploys\/[^/]+\/files\//, "digest-deploy.ts PUT"),
  "netlify: cancel deploy": netlify(/^POST \/deploys\/[^/]+\/cancel$/, "digest-deploy.ts POST"),
  "netlify: restore deploy": netlify(
    /^POST \/sites\/[^/]+\/deploys\/[^/]+\/restore$/,
    "digest-deploy.ts POST",
  ),
  "netlify: delete site": netlify(
    /^DELETE \/sites\/[^/]+$/,
    "netlify-hosting.ts DELETE",
    "nothing",
  ),
  "netlify: read certificate": netlify(/^GET \/sites\/[^/]+\/ssl$/, "netlify-domains.ts GET"),
  "netlify: set domain": netlify(/^PATCH \/sites\/[^/]+$/, "netlify-domains.ts PATCH"),
  "netlify: request certificate": netlify(
    /^POST \/sites\/[^/]+\/ssl(?:\/renew)?$/,
    "netlify-domains.ts POST",
    "nothing",
  ),
  "s3: check bucket": aws(/^HEAD \/[^/]+\/$/, "check-bucket.ts HEAD"),
  "s3: check front page": aws(/^HEAD \/[^/]+\/.+/, "head-object.ts HEAD"),
  "s3: upload": aws(/^PUT \/[^/]+\/[^?]+$/, "put-object.ts PUT"),
  "s3: delete files": aws(/^POST \/[^/]+\/\?delete=/, "delete-objects.ts POST", "list"),
  "sts: name account": aws(/^POST \/$/, "find-account-id.ts POST", "one"),
  "s3: list buckets": aws(/^GET \/\?/, "ListBucketsCommand", "list"),
  "s3: make bucket": aws(/^PUT \/[^/?]+\/?(?:\?x-id=CreateBucket)?$/, "CreateBucketCommand"),
  "s3: read access block": aws(/^GET .*\?publicAccessBlock/, "GetPublicAccessBlockCommand", "one"),
  "s3: set access block": aws(/^PUT .*\?publicAccessBlock/, "PutPublicAccessBlockCommand"),
  "s3: read policy": aws(/^GET .*\?policy(?:=|&|$)/, "GetBucketPolicyCommand", "one"),
  "s3: set policy": aws(/^PUT .*\?policy(?:=|&|$)/, "PutBucketPolicyCommand"),
  "s3: read policy status": aws(/^GET .*\?policyStatus/, "GetBucketPolicyStatusCommand", "one"),
  "s3: read website": aws(/^GET .*\?website/, "GetBucketWebsiteCommand", "one"),
  "s3: set website": aws(/^PUT .*\?website/, "PutBucketWebsiteCommand"),
  "s3: put error page": aws(/^PUT .*\/404\.html\?/, "PutObjectCommand"),
  "s3: list objects": aws(/^GET .*[?&]list-type=2/, "ListObjectsV2Command", "list"),
  "s3: delete policy": aws(/^DELETE .*\?policy(?:=|&|$)/, "DeleteBucketPolicyCommand"),
  "cloudflare: verify token": cloudflare(
    /^GET \/client\/v4\/(?:user|accounts\/\w+)\/tokens\/verify$/,
    "verify-token.ts GET",
  ),
  "cloudflare: list accounts": cloudflare(/^GET \/client\/v4\/accounts\?/, "verify-token.ts GET"),
  "cloudflare: list buckets": cloudflare(/^GET .*\/r2\/buckets\?/, "set-up-account.ts GET"),
  "cloudflare: make bucket": cloudflare(/^POST .*\/r2\/buckets$/, "set-up-account.ts POST"),
  "cloudflare: upload script": cloudflare(/^PUT .*\/workers\/scripts\//, "set-up-account.ts PUT"),
  "cloudflare: read subdomain": cloudflare(/^GET .*\/workers\/subdomain$/, "set-up-account.ts GET"),
  "cloudflare: serve at workers.dev": cloudflare(
    /^POST .*\/workers\/scripts\/.*\/subdomain$/,
    "set-up-account.ts POST",
  ),
  "cloudflare: find zone": cloudflare(/^GET \/client\/v4\/zones\?/, "open-zone.ts GET"),
  "cloudflare: list routes": cloudflare(/^GET .*\/workers\/routes$/, "open-zone.ts GET"),
  "cloudflare: list records": cloudflare(/^GET .*\/dns_records\?/, "open-zone.ts GET"),
  "cloudflare: make route": cloudflare(/^POST .*\/workers\/routes$/, "open-zone.ts POST"),
  "cloudflare: make record": cloudflare(/^POST .*\/dns_records$/, "open-zone.ts POST"),
  "cloudflare: delete bucket": cloudflare(
    /^DELETE .*\/r2\/buckets\//,
    "tear-down-account.ts DELETE",
  ),
  "cloudflare: delete script": cloudflare(
    /^DELETE .*\/workers\/scripts\//,
    "tear-down-account.ts DELETE",
  ),
  "cloudflare: delete route": cloudflare(/^DELETE .*\/workers\/routes\//, "close-zone.ts DELETE"),
  "cloudflare: delete record": cloudflare(/^DELETE .*\/dns_records\//, "close-zone.ts DELETE"),
  "r2: read record": cloudflare(/^GET \/[^/]+\/(?:s|live)\//, "live-record.ts GET"),
  "r2: check record": cloudflare(/^HEAD \/[^/]+\/live\//, "live-record.ts HEAD", "nothing"),
  "r2: list files": cloudflare(/^GET \/[^/?]+\?/, "list-blobs.ts GET"),
  "r2: check history": cloudflare(/^HEAD \/[^/]+\/s\//, "publish-site.ts HEAD", "nothing"),
  "r2: upload": cloudflare(/^PUT \/[^/]+\/s\//, "publish-site.ts PUT", "nothing"),
  "r2: switch": cloudflare(/^PUT \/[^/]+\/live\//, "live-record.ts PUT", "nothing"),
  "cloudflare: bind domain": cloudflare(/^PUT .*\/workers\/domains$/, "zone-domains.ts PUT"),
  "cloudflare: list domains": cloudflare(/^GET .*\/workers\/domains\?/, "zone-domains.ts GET"),
  "cloudflare: unbind domain": cloudflare(
    /^DELETE .*\/workers\/domains\//,
    "zone-domains.ts DELETE",
  ),
  "cloudflare: read fallback": cloudflare(/^GET .*\/fallback_origin$/, "open-hostname-zone.ts GET"),
  "cloudflare: set fallback": cloudflare(/^PUT .*\/fallback_origin$/, "open-hostname-zone.ts PUT"),
  "cloudflare: find hostname": cloudflare(/^GET .*\/custom_hostnames\?/, "custom-hostnames.ts GET"),
  "cloudflare: make hostname": cloudflare(
    /^POST .*\/custom_hostnames$/,
    "custom-hostnames.ts POST",
  ),
  "cloudflare: check hostname": cloudflare(
    /^PATCH .*\/custom_hostnames\//,
    "custom-hostnames.ts PATCH",
  ),
  "cloudflare: delete hostname": cloudflare(
    /^DELETE .*\/custom_hostnames\//,
    "custom-hostnames.ts DELETE",
  ),
  "r2: delete": cloudflare(/^DELETE \/[^/]+\/(?:s|live)\//, "delete-keys.ts DELETE", "nothing"),
  "cloudflare: visit site": cloudflare(/^HEAD \/$/, "cloudflare-hosting.ts HEAD", "nothing"),
  "cloudfront: list": cloudfront(/^GET \/2020-05-31\/distribution$/, "GET"),
  "cloudfront: make": cloudfront(/^POST /, "POST"),
  "cloudfront: read": cloudfront(/^GET \/2020-05-31\/distribution\/\w+$/, "GET"),
  "cloudfront: read config": cloudfront(/^GET .*\/config$/, "GET"),
  "cloudfront: change": cloudfront(/^PUT .*\/config$/, "PUT"),
  "cloudfront: delete": cloudfront(/^DELETE /, "DELETE", "nothing"),
  "cashfree: make order": cashfree(/^POST \/orders$/, "cashfree-client.ts POST"),
  "cashfree: read order": cashfree(/^GET \/orders\/[^/]+$/, "cashfree-client.ts GET"),
  "cashfree: list payments": cashfree(
    /^GET \/orders\/[^/]+\/payments$/,
    "cashfree-client.ts GET",
    "list",
  ),
  "cashfree: make refund": cashfree(/^POST \/orders\/[^/]+\/refunds$/, "cashfree-client.ts POST"),
  "cashfree: read refund": cashfree(
    /^GET \/orders\/[^/]+\/refunds\/[^/]+$/,
    "cashfree-client.ts GET",
  ),
} satisfies Record<string, ProviderCall>;

export type CallName = keyof typeof CALLS;

const NAMES = Object.keys(CALLS) as CallName[];
const BASE: Record<Provider, string> = {
  netlify: "/api/v1",
  aws: "",
  cashfree: "/pg",
  cloudflare: "",
  cloudfront: "",
};

/** The name of the call that a request to a provider makes; undefined for a call that the matrix does not know. */
export function callOf(provider: Provider, method: string, path: string): CallName | undefined {
  const line = `${method} ${path.slice(BASE[provider].length)}`;
  return NAMES.find((name) => CALLS[name].provider === provider && CALLS[name].line.test(line));
}

type KeyInput = {
  path: string;
  host?: string | undefined;
  authorization?: string | undefined;
  body?: string;
};

/** The key of the cell that a request belongs to: its token or the token's id, its access key, its order, or the domain of its site. */
export function cellKeyOf(
  provider: Provider,
  { path, host = "", authorization = "", body = "" }: KeyInput,
): string {
  if (provider === "netlify") return authorization.replace("Bearer ", "");
  const [, domain] = /\.(agency-\w+\.localhost)/.exec(host) ?? [];
  if (provider === "cloudflare" && authorization.startsWith("Bearer "))
    return tokenIdOf(authorization.replace("Bearer ", ""));
  if (domain !== undefined) return domain;
  if (provider !== "cashfree") return /Credential=([^/]+)\//.exec(authorization)?.[1] ?? "";
  return /\/orders\/([^/]+)/.exec(path)?.[1] ?? /"order_id":"([^"]+)"/.exec(body)?.[1] ?? "";
}
