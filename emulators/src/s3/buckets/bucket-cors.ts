import type { EmulatorResponse } from "../../emulated.ts";
import { commitBucket, xmlResponse, type BucketCall } from "../s3-call.ts";
import { S3Error } from "../s3-error.ts";
import type { CorsRule } from "../state.ts";
import { leafText } from "../wire/xml-fields.ts";
import { parseXml, type XmlChild, type XmlElement } from "../wire/xml.ts";

const MOST_RULES = 100;
const METHODS = new Set(["GET", "PUT", "POST", "DELETE", "HEAD"]);

/** Fields by the name of their element; each element may occur several times. */
const LISTS = {
  AllowedOrigin: "origins",
  AllowedMethod: "methods",
  AllowedHeader: "headers",
  ExposeHeader: "exposed",
} as const;

/** Replaces the bucket's rules of cross-origin access. Throws MalformedXML, InvalidRequest. */
export function putBucketCors(call: BucketCall): EmulatorResponse {
  const { children } = parseXml(call.payload.bytes, "CORSConfiguration");
  if (children.length === 0 || children.length > MOST_RULES) throw new S3Error("MalformedXML");
  const cors = children.map(ruleOf);
  commitBucket(call, { ...call.bucket, cors }, "put-bucket-cors");
  return { status: 200 };
}

export function getBucketCors({ bucket }: BucketCall): EmulatorResponse {
  if (!bucket.cors)
    throw new S3Error("NoSuchCORSConfiguration", { fields: { BucketName: bucket.name } });
  return xmlResponse(
    "CORSConfiguration",
    bucket.cors.map((rule): XmlChild => ["CORSRule", describe(rule)]),
  );
}

export function deleteBucketCors(call: BucketCall): EmulatorResponse {
  const { cors: _, ...rest } = call.bucket;
  commitBucket(call, rest, "delete-bucket-cors");
  return { status: 204 };
}

function ruleOf(element: XmlElement): CorsRule {
  if (element.name !== "CORSRule") throw new S3Error("MalformedXML");
  const rule: CorsRule = { origins: [], methods: [], headers: [], exposed: [] };
  for (const child of element.children) {
    const text = leafText(child);
    if (isList(child.name)) rule[LISTS[child.name]].push(text);
    else if (child.name === "ID") rule.id = text;
    else if (child.name === "MaxAgeSeconds" && /^\d{1,9}$/.test(text))
      rule.maxAgeSeconds = Number(text);
    else throw new S3Error("MalformedXML");
  }
  refuseInvalid(rule);
  return rule;
}

function isList(name: string): name is keyof typeof LISTS {
  return Object.hasOwn(LISTS, name);
}

function refuseInvalid({ origins, methods, headers }: CorsRule): void {
  if (origins.length === 0 || methods.length === 0) throw new S3Error("MalformedXML");
  const method = methods.find((name) => !METHODS.has(name));
  if (method !== undefined)
    throw new S3Error("InvalidRequest", {
      message: `Found unsupported HTTP method in CORS config. Unsupported method is ${method}`,
    });
  const wild = [...origins, ...headers].find((text) => text.split("*").length > 2);
  if (wild !== undefined)
    throw new S3Error("InvalidRequest", {
      message: `AllowedOrigin "${wild}" can not have more than one wildcard.`,
    });
}

function describe(rule: CorsRule): XmlChild[] {
  const lists = Object.entries(LISTS).flatMap(([element, field]) =>
    rule[field].map((text): XmlChild => [element, text]),
  );
  return [
    ...(rule.id === undefined ? [] : [["ID", rule.id] as const]),
    ...lists,
    ...(rule.maxAgeSeconds === undefined
      ? []
      : [["MaxAgeSeconds", String(rule.maxAgeSeconds)] as const]),
  ];
}
