import type { EmulatorResponse } from "../../emulated.ts";
import { canonicalUserId } from "../accounts.ts";
import { authorizeAccount } from "../access/authorize.ts";
import { S3Error } from "../s3-error.ts";
import { xmlResponse, type S3Call } from "../s3-call.ts";
import type { XmlChild } from "../wire/xml.ts";

const maxPage = 10_000;

/** The caller's buckets by name. `BucketRegion` appears only when the request has a parameter (S3 API reference, ListBuckets). */
export function listBuckets(call: S3Call): EmulatorResponse {
  const { state, query } = call;
  const caller = authorizeAccount(state, call.caller, {
    action: "s3:ListAllMyBuckets",
    resource: "*",
  });
  const prefix = query.get("prefix") ?? "";
  const region = query.get("bucket-region");
  const from = firstName(query.get("continuation-token"));
  const found = [...state.buckets.all.values()]
    .filter((bucket) => bucket.accountId === caller.accountId)
    .filter(({ name }) => name.startsWith(prefix) && name >= from)
    .filter((bucket) => region === undefined || bucket.region === region)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const page = found.slice(0, pageSize(query.get("max-buckets")));
  const next = found[page.length];
  const hasParameter = [...query.keys()].some((name) => name !== "x-id");
  const buckets = page.map((bucket): XmlChild => [
    "Bucket",
    [
      ["Name", bucket.name],
      ["CreationDate", bucket.createdAt],
      ...(hasParameter ? [["BucketRegion", bucket.region] as const] : []),
    ],
  ]);
  return xmlResponse("ListAllMyBucketsResult", [
    ["Owner", [["ID", canonicalUserId(caller.accountId)]]],
    ["Buckets", buckets],
    ...(next ? [["ContinuationToken", Buffer.from(next.name).toString("base64url")] as const] : []),
    ...(prefix === "" ? [] : [["Prefix", prefix] as const]),
  ]);
}

function pageSize(text: string | undefined): number {
  if (text === undefined) return maxPage;
  const size = Number(text);
  if (/^\d{1,5}$/.test(text) && size >= 1 && size <= maxPage) return size;
  throw new S3Error("InvalidArgument", {
    message: "Argument max-buckets must be an integer between 1 and 10000",
    fields: { ArgumentName: "max-buckets", ArgumentValue: text },
  });
}

function firstName(token: string | undefined): string {
  if (token === undefined) return "";
  const name = Buffer.from(token, "base64url").toString();
  if (/^[a-z0-9.-]{3,63}$/.test(name)) return name;
  throw new S3Error("InvalidArgument", {
    message: "The continuation token provided is incorrect",
    fields: { ArgumentName: "continuation-token" },
  });
}
