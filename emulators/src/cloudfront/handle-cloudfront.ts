import { timingSafeEqual } from "node:crypto";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { authenticate } from "../s3/access/authenticate.ts";
import { authorizeAccount } from "../s3/access/authorize.ts";
import type { Caller } from "../s3/accounts.ts";
import { S3Error } from "../s3/s3-error.ts";
import type { S3State } from "../s3/state.ts";
import { readPayload } from "../s3/wire/payload.ts";
import { parseQuery } from "../s3/wire/uri.ts";
import { CloudFrontError, renderError } from "./cloudfront-error.ts";
import {
  asRead,
  type Distribution,
  type Distributions,
  isInProgress,
  distributionLabel,
  newDistributionId,
  newETag,
} from "./distributions.ts";
import { type DistributionConfig, readConfig } from "./read-config.ts";
import { element, renderConfig } from "./render-distribution.ts";

const base = "/2020-05-31/distribution";

/** A signed request; `domain` is the end of the host names of distributions. */
type Call = {
  request: EmulatorRequest;
  body: Buffer;
  caller: Caller;
  distributions: Distributions;
  now: number;
  domain: string;
};

type Operation = { action: string; run: (call: Call, id: string) => EmulatorResponse };

/** By method and path; `ID` stands for the id of a distribution. */
const operations: Readonly<Record<string, Operation>> = {
  "POST ": { action: "CreateDistribution", run: create },
  "GET ": { action: "ListDistributions", run: list },
  "GET /ID": { action: "GetDistribution", run: show },
  "GET /ID/config": { action: "GetDistributionConfig", run: showConfig },
  "PUT /ID/config": { action: "UpdateDistribution", run: update },
  "DELETE /ID": { action: "DeleteDistribution", run: remove },
};

type Service = { state: S3State; distributions: Distributions; now: number; domain: string };

/** The API of CloudFront (docs/hosts.md §2): region us-east-1, XML, changes only with the newest ETag. */
export function handleCloudFront(request: EmulatorRequest, service: Service): EmulatorResponse {
  try {
    return perform(request, service);
  } catch (error) {
    if (error instanceof CloudFrontError) return renderError(error);
    if (error instanceof S3Error) return renderError(signatureError(error));
    throw error;
  }
}

function perform(request: EmulatorRequest, { state, ...service }: Service): EmulatorResponse {
  const [path = "", query = ""] = request.url.split("?");
  if (!path.startsWith(base)) throw new CloudFrontError("UnknownOperation");
  const [, id = "", rest = ""] = /^\/([A-Z0-9]+)(\/config)?$/.exec(path.slice(base.length)) ?? [];
  const route = id === "" ? path.slice(base.length) : `/ID${rest}`;
  const operation = operations[`${request.method} ${route}`];
  if (!operation) throw new CloudFrontError("UnknownOperation");
  const signed = { ...request, path, query: parseQuery(query) };
  const { caller } = authenticate(signed, state, {
    now: service.now,
    region: "us-east-1",
    service: "cloudfront",
  });
  if (!caller) throw new CloudFrontError("MissingAuthenticationToken");
  const { bytes: body } = readPayload(request.headers, request.body);
  const resource = `arn:aws:cloudfront::${caller.accountId}:distribution/${id || "*"}`;
  authorizeAccount(state, caller, { action: `cloudfront:${operation.action}`, resource });
  return operation.run({ ...service, request, body, caller }, id);
}

/** S3 refuses signatures with its own codes; those of the other services are older. */
function signatureError({ code, message }: S3Error): CloudFrontError {
  if (code === "AccessDenied") return new CloudFrontError("AccessDenied", message);
  if (code === "InvalidAccessKeyId") return new CloudFrontError("InvalidClientTokenId");
  if (code === "RequestTimeTooSkewed")
    return new CloudFrontError("SignatureDoesNotMatch", "Signature expired.");
  if (code === "AuthorizationHeaderMalformed")
    return new CloudFrontError(
      "SignatureDoesNotMatch",
      "Credential should be scoped to a valid region and to correct service: 'cloudfront'.",
    );
  return new CloudFrontError("SignatureDoesNotMatch");
}

function create(call: Call): EmulatorResponse {
  const config = readConfig(call.body);
  const { distributions, caller, now } = call;
  const mine = distributions.all().filter((one) => one.accountId === caller.accountId);
  const same = mine.find((one) => one.callerReference === config.callerReference);
  if (same) {
    if (renderConfig(same.document) !== renderConfig(config.document))
      throw new CloudFrontError("DistributionAlreadyExists");
    return respond(call, same, 201);
  }
  if (mine.length >= distributions.conduct().quota)
    throw new CloudFrontError("TooManyDistributions");
  refuseHeldAliases(distributions, config);
  const id = newDistributionId();
  const { accountId } = caller;
  const label = distributionLabel(id);
  const made = { ...config, id, accountId, label, etag: newETag(), changedAt: now, isNew: true };
  distributions.put(made, "create-distribution", caller.accessKeyId);
  return respond(call, made, 201);
}

function refuseHeldAliases(
  distributions: Distributions,
  config: DistributionConfig,
  id = "",
): void {
  const isHeld = distributions
    .all()
    .some((one) => one.id !== id && one.aliases.some((alias) => config.aliases.includes(alias)));
  if (isHeld) throw new CloudFrontError("CNAMEAlreadyExists");
}

function list({ request, distributions, caller, now, domain }: Call): EmulatorResponse {
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  const [marker, most] = [query.get("Marker") ?? "", Number(query.get("MaxItems") ?? "100")];
  if (!Number.isInteger(most) || most < 1) throw new CloudFrontError("InvalidArgument");
  const mine = distributions
    .all()
    .filter(({ accountId, id }) => accountId === caller.accountId && id > marker)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const page = mine.slice(0, Math.min(most, 100));
  const isTruncated = mine.length > page.length;
  const items = page.map((one) => summary(asRead(one, now, distributions.conduct()), domain));
  const content = [
    element("Marker", marker),
    isTruncated ? element("NextMarker", page.at(-1)?.id ?? "") : "",
    element("MaxItems", String(most)),
    element("IsTruncated", String(isTruncated)),
    element("Quantity", String(items.length)),
    items.length > 0 ? element("Items", items.join("")) : "",
  ];
  return xml(200, element("DistributionList", content.join(""), true));
}

function summary(one: ReturnType<typeof asRead>, domain: string): string {
  const parts = renderConfig(one.document)
    .replace(/^<DistributionConfig>|<\/DistributionConfig>$/g, "")
    .replace(/<CallerReference>.*?<\/CallerReference>/s, "");
  return element("DistributionSummary", head(one, domain) + parts);
}

/** The elements that a distribution has beyond its configuration. */
function head(one: ReturnType<typeof asRead>, domain: string): string {
  const { id, accountId, status, label, changedAt } = one;
  return [
    element("Id", id),
    element("ARN", `arn:aws:cloudfront::${accountId}:distribution/${id}`),
    element("Status", status),
    element("LastModifiedTime", new Date(changedAt).toISOString()),
    element("DomainName", `${label}.${domain}`),
  ].join("");
}

function show(call: Call, id: string): EmulatorResponse {
  return respond(call, call.distributions.get(call.caller.accountId, id), 200);
}

function showConfig(call: Call, id: string): EmulatorResponse {
  const { distributions, caller, now } = call;
  const one = asRead(distributions.get(caller.accountId, id), now, distributions.conduct());
  return xml(200, renderConfig(one.document, true), { etag: one.etag });
}

function update(call: Call, id: string): EmulatorResponse {
  const { distributions, caller, body, now } = call;
  const one = distributions.get(caller.accountId, id);
  assertNewest(call, one);
  const config = readConfig(body);
  if (config.callerReference !== one.callerReference) throw new CloudFrontError("IllegalUpdate");
  refuseHeldAliases(distributions, config, id);
  const { etag, document, isEnabled } = one;
  const isNew = one.isNew && isInProgress(one, now, distributions.conduct().deployMs);
  const before = { etag, document, isEnabled };
  const changed = { ...one, ...config, isNew, etag: newETag(), changedAt: now, before };
  distributions.put(changed, "update-distribution", caller.accessKeyId);
  return respond(call, changed, 200);
}

function remove(call: Call, id: string): EmulatorResponse {
  const { distributions, caller, now } = call;
  const one = distributions.get(caller.accountId, id);
  assertNewest(call, one);
  if (one.isEnabled || isInProgress(one, now, distributions.conduct().deployMs))
    throw new CloudFrontError("DistributionNotDisabled");
  distributions.remove(one, caller.accessKeyId);
  return { status: 204 };
}

function assertNewest({ request }: Call, { etag }: Distribution): void {
  const sent = (request.headers["if-match"] ?? "").replaceAll('"', "");
  if (!/^E[A-Z0-9]{13}$/.test(sent)) throw new CloudFrontError("InvalidIfMatchVersion");
  if (!timingSafeEqual(Buffer.from(sent), Buffer.from(etag)))
    throw new CloudFrontError("PreconditionFailed");
}

function respond(call: Call, one: Distribution, status: number): EmulatorResponse {
  const { distributions, now, domain } = call;
  const shown = asRead(one, now, distributions.conduct());
  const content = [
    head(shown, domain),
    element("InProgressInvalidationBatches", "0"),
    renderConfig(shown.document),
  ];
  const location = `${base}/${one.id}`;
  return xml(status, element("Distribution", content.join(""), true), {
    etag: shown.etag,
    ...(status === 201 && { location }),
  });
}

function xml(status: number, content: string, headers: Record<string, string> = {}) {
  const body = `<?xml version="1.0"?>\n${content}`;
  return { status, headers: { "content-type": "text/xml", ...headers }, body };
}
