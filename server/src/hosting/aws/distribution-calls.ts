import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { ProviderError } from "../../provider-error.ts";
import type { CloudFrontClient, CloudFrontResult } from "./cloudfront-client.ts";
import { isRefusal } from "./cloudfront-error.ts";
import { withXmlAt, xmlAt, xmlParts } from "../read-xml.ts";

/** A distribution as CloudFront returns it. */
export type Distribution = { id: string; domain: string; isDeployed: boolean; isEnabled: boolean };

/**
 * The origin of a distribution: the host name of a bucket's website, and its port. With the same `reference` a repeated creation returns
 * the same distribution; by `comment` it is found again.
 */
export type DistributionPlan = {
  originDomain: string;
  originPort: string;
  reference: string;
  comment: string;
};

/** The managed policy CachingOptimized: pages are checked by their ETag after a second (docs/hosts.md §2). */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";

/** Nothing in it needs to be escaped: names of buckets, host names and ids. */
function configOf({ originDomain, originPort, reference, comment }: DistributionPlan): string {
  const origin = `<Origin><Id>s3web</Id><DomainName>${originDomain}</DomainName><CustomOriginConfig><HTTPPort>${originPort}</HTTPPort><HTTPSPort>443</HTTPSPort><OriginProtocolPolicy>http-only</OriginProtocolPolicy></CustomOriginConfig></Origin>`;
  return `<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${reference}</CallerReference><Origins><Quantity>1</Quantity><Items>${origin}</Items></Origins><DefaultCacheBehavior><TargetOriginId>s3web</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy><Compress>true</Compress><CachePolicyId>${CACHING_OPTIMIZED}</CachePolicyId></DefaultCacheBehavior><Comment>${comment}</Comment><Enabled>true</Enabled><HttpVersion>http2and3</HttpVersion><IsIPV6Enabled>true</IsIPV6Enabled></DistributionConfig>`;
}

/** `root` is the path of the element, `config` that of its configuration. */
function read(xml: string, root: string, config: string): Distribution {
  const found = {
    id: xmlAt(xml, `${root}/Id`),
    domain: xmlAt(xml, `${root}/DomainName`),
    isDeployed: xmlAt(xml, `${root}/Status`) === "Deployed",
    isEnabled: xmlAt(xml, `${config}/Enabled`) === "true",
  };
  // Both are used in addresses and paths.
  if (/^[A-Z0-9]{5,32}$/.test(found.id) && /^[a-z0-9.-]{4,253}$/.test(found.domain)) return found;
  const cause = new Error("CloudFront responded with an unknown shape");
  const message = bucketHttpsTexts.errors.unreadable;
  throw new ProviderError({ provider: "aws", kind: "unavailable", message, cause });
}

const readWhole = ({ xml }: CloudFrontResult) =>
  read(xml, "Distribution", "Distribution/DistributionConfig");

/** The user's distribution with that comment, even if no record of it was saved. Throws ProviderError. */
export async function findDistribution(
  send: CloudFrontClient,
  comment: string,
): Promise<Distribution | undefined> {
  let marker = "";
  do {
    const path = marker === "" ? "" : `?Marker=${marker}`;
    const { xml } = await send({ method: "GET", action: "ListDistributions", path });
    const summary = xmlParts(xml, "DistributionSummary").find(
      (part) => xmlAt(part, "DistributionSummary/Comment") === comment,
    );
    if (summary !== undefined) return read(summary, "DistributionSummary", "DistributionSummary");
    const next = xmlAt(xml, "DistributionList/NextMarker");
    marker = /^[A-Z0-9]{5,32}$/.test(next) && next !== marker ? next : "";
  } while (marker !== "");
  return undefined;
}

/** Creates a distribution; the same plan again returns the existing one. Throws ProviderError. */
export async function createDistribution(
  send: CloudFrontClient,
  plan: DistributionPlan,
): Promise<Distribution> {
  const body = configOf(plan);
  return readWhole(await send({ method: "POST", action: "CreateDistribution", body }));
}

/** Undefined for a distribution that was deleted. Throws ProviderError. */
export async function readDistribution(
  send: CloudFrontClient,
  id: string,
): Promise<(Distribution & { etag: string }) | undefined> {
  try {
    const result = await send({ method: "GET", action: "GetDistribution", path: `/${id}` });
    return { ...readWhole(result), etag: result.etag };
  } catch (error) {
    if (isRefusal(error, "NoSuchDistribution")) return undefined;
    throw error;
  }
}

/**
 * Switches a distribution on or off: its whole configuration is read and written back with that one change. When somebody else changed it
 * in between, nothing is written, and the next poll tries again. Throws ProviderError.
 */
export async function switchDistribution(
  send: CloudFrontClient,
  id: string,
  isEnabled: boolean,
): Promise<void> {
  const path = `/${id}/config`;
  const { xml, etag } = await send({ method: "GET", action: "GetDistributionConfig", path });
  const body = withXmlAt(xml, "DistributionConfig/Enabled", String(isEnabled));
  try {
    await send({ method: "PUT", action: "UpdateDistribution", path, body, etag });
  } catch (error) {
    if (!isRefusal(error, "PreconditionFailed", "InvalidIfMatchVersion")) throw error;
  }
}

/**
 * Deletes a distribution; false when CloudFront does not allow it yet. A distribution that is deleted already counts as deleted. Throws
 * ProviderError.
 */
export async function deleteDistribution(
  send: CloudFrontClient,
  { id, etag }: { id: string; etag: string },
): Promise<boolean> {
  try {
    await send({ method: "DELETE", action: "DeleteDistribution", path: `/${id}`, etag });
    return true;
  } catch (error) {
    if (isRefusal(error, "NoSuchDistribution")) return true;
    const isEarly = isRefusal(
      error,
      "DistributionNotDisabled",
      "PreconditionFailed",
      "InvalidIfMatchVersion",
    );
    if (isEarly) return false;
    throw error;
  }
}
