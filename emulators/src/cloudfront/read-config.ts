import { parseXml, type XmlElement } from "../s3/wire/xml.ts";
import { S3Error } from "../s3/s3-error.ts";
import { CloudFrontError } from "./cloudfront-error.ts";

/** The parts of a distribution's configuration that have an effect here; `document` is the whole configuration as sent. */
export interface DistributionConfig {
  document: XmlElement;
  callerReference: string;
  comment: string;
  isEnabled: boolean;
  aliases: string[];
  /** Host name without a port. */
  originDomain: string;
  originPort: number;
  cachePolicyId: string;
}

/** Managed cache policies (docs/hosts.md §2). */
export const cachePolicies = {
  optimized: "658327ea-f89d-4fab-a63d-7e88639e58f6",
  disabled: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
  /** Has the Host header in its key, and so sends it to the origin. */
  originCacheControl: "83da9c7e-98b4-4e11-a168-04f0df8e2c65",
} as const;

/** The elements of each part, in the order of the schema; those with `!` are required. */
const schema: Readonly<Record<string, string>> = {
  DistributionConfig:
    "CallerReference! Aliases DefaultRootObject Origins! DefaultCacheBehavior! CacheBehaviors CustomErrorResponses Comment! Logging PriceClass Enabled! ViewerCertificate Restrictions WebACLId HttpVersion IsIPV6Enabled ContinuousDeploymentPolicyId Staging",
  Aliases: "Quantity! Items",
  Origins: "Quantity! Items!",
  Origin:
    "Id! DomainName! OriginPath CustomHeaders CustomOriginConfig! ConnectionAttempts ConnectionTimeout OriginShield OriginAccessControlId",
  CustomOriginConfig:
    "HTTPPort! HTTPSPort! OriginProtocolPolicy! OriginSslProtocols OriginReadTimeout OriginKeepaliveTimeout",
  DefaultCacheBehavior:
    "TargetOriginId! TrustedSigners TrustedKeyGroups ViewerProtocolPolicy! AllowedMethods SmoothStreaming Compress LambdaFunctionAssociations FunctionAssociations FieldLevelEncryptionId CachePolicyId!",
};

/** The values that single elements may have. */
const values: Readonly<Record<string, RegExp>> = {
  CallerReference: /^.{1,128}$/s,
  Comment: /^.{0,128}$/s,
  Enabled: /^(?:true|false)$/,
  HTTPPort: /^(?:80|443|102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-5]\d{4}|6[0-5]\d{3})$/,
  HTTPSPort: /^(?:80|443|102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-5]\d{4}|6[0-5]\d{3})$/,
  OriginProtocolPolicy: /^(?:http-only|match-viewer|https-only)$/,
  ViewerProtocolPolicy: /^(?:allow-all|https-only|redirect-to-https)$/,
  Compress: /^(?:true|false)$/,
  HttpVersion: /^(?:http1\.1|http2|http3|http2and3)$/,
  IsIPV6Enabled: /^(?:true|false)$/,
  PriceClass: /^PriceClass_(?:100|200|All)$/,
  // A host name alone: no scheme, no port, no path.
  DomainName: /^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
};

/** The element of that name in another; undefined when it is not there. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

const textAt = (element: XmlElement, ...path: string[]): string =>
  path.reduce<XmlElement | undefined>((at, name) => at && childOf(at, name), element)?.text ?? "";

/** Reads and checks a configuration. Throws CloudFront's error for a wrong one. */
export function readConfig(body: Buffer): DistributionConfig {
  const document = parseDocument(body);
  check(document);
  const origins = itemsOf(document, "Origins");
  const [origin] = origins;
  const target = textAt(document, "DefaultCacheBehavior", "TargetOriginId");
  if (!origin || origins.every((one) => textAt(one, "Id") !== target))
    throw new CloudFrontError("NoSuchOrigin");
  const cachePolicyId = textAt(document, "DefaultCacheBehavior", "CachePolicyId");
  if (!Object.values<string>(cachePolicies).includes(cachePolicyId))
    throw new CloudFrontError("NoSuchCachePolicy");
  const aliases = itemsOf(document, "Aliases").map(({ text }) => text.toLowerCase());
  if (aliases.length > 0 && childOf(document, "ViewerCertificate") === undefined)
    throw new CloudFrontError("InvalidViewerCertificate");
  return {
    document,
    callerReference: textAt(document, "CallerReference"),
    comment: textAt(document, "Comment"),
    isEnabled: textAt(document, "Enabled") === "true",
    aliases,
    originDomain: textAt(origin, "DomainName"),
    originPort: Number(textAt(origin, "CustomOriginConfig", "HTTPPort")),
    cachePolicyId,
  };
}

function parseDocument(body: Buffer): XmlElement {
  try {
    return parseXml(body, "DistributionConfig");
  } catch (error) {
    if (error instanceof S3Error) throw new CloudFrontError("MalformedXML");
    throw error;
  }
}

/** The name alone identifies an element: no name here has two meanings. */
function check(element: XmlElement): void {
  const { name, text, children } = element;
  const pattern = values[name];
  if (pattern && !pattern.test(text))
    throw new CloudFrontError("InvalidArgument", `The parameter ${name} is not valid.`);
  const known = schema[name]?.split(" ");
  if (known) checkChildren(element, known);
  if (childOf(element, "Quantity") !== undefined) checkQuantity(element);
  children.forEach(check);
}

function checkChildren({ name, children }: XmlElement, known: string[]): void {
  const names = children.map((child) => child.name);
  const allowed = known.map((one) => one.replace("!", ""));
  const unknown = names.find((one, at) => !allowed.includes(one) || names.indexOf(one) !== at);
  if (unknown !== undefined)
    throw new CloudFrontError("MalformedXML", `Unexpected element ${unknown} in ${name}.`);
  const missing = known.find((one) => one.endsWith("!") && !names.includes(one.slice(0, -1)));
  if (missing !== undefined)
    throw new CloudFrontError("MalformedXML", `${name} lacks ${missing.slice(0, -1)}.`);
}

function checkQuantity(element: XmlElement): void {
  const items = childOf(element, "Items")?.children.length ?? 0;
  if (textAt(element, "Quantity") !== String(items))
    throw new CloudFrontError("InconsistentQuantities");
}

function itemsOf(document: XmlElement, name: string): XmlElement[] {
  const list = childOf(document, name);
  return (list && childOf(list, "Items"))?.children ?? [];
}
