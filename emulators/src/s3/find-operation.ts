import type { IncomingHttpHeaders } from "node:http";
import { s3Operations, type S3Operation } from "./operations.ts";
import { notImplemented, S3Error } from "./s3-error.ts";

const subresources = new Set(
  Object.keys(s3Operations)
    .map((name) => name.split(" ")[2] ?? "")
    .filter((name) => name !== "" && name !== "copy"),
);

/** The parts of a request that decide its operation. */
export interface OperationQuestion {
  method: string;
  bucketName: string;
  key: string;
  query: ReadonlyMap<string, string>;
  headers: IncomingHttpHeaders;
}

/** Finds the operation. Throws NotImplemented for any parameter or x-amz-* header it would have to ignore, MethodNotAllowed for none. */
export function findS3Operation(question: OperationQuestion): S3Operation {
  const { method, bucketName, key, query, headers } = question;
  const resource = bucketName === "" ? "service" : key === "" ? "bucket" : "object";
  const named = [...query.keys()].filter((name) => subresources.has(name));
  const copy =
    method === "PUT" && resource === "object" && headers["x-amz-copy-source"] !== undefined
      ? ["copy"]
      : [];
  const operation = s3Operations[`${method} ${resource} ${[...named, ...copy].join(" ")}`];
  const unknown = [...query.keys()].find(
    (name) => name !== "x-id" && !named.includes(name) && !operation?.query?.includes(name),
  );
  if (unknown !== undefined)
    throw notImplemented(`${method} ${resource} with the parameter ${unknown}`);
  if (!operation) throw refusalOf(method, { resource, named });
  refuseOtherHeaders(headers, operation.headers ?? []);
  return operation;
}

/** NotImplemented for an operation that only this emulator lacks, another error for one that S3 itself does not have. */
function refusalOf(
  method: string,
  { resource, named }: { resource: string; named: readonly string[] },
): S3Error {
  const isPlainObject = resource === "object" && named.length === 0;
  const isKnown =
    !isPlainObject &&
    Object.keys(s3Operations).some((name) => name.startsWith(`${method} ${resource} `));
  if (isKnown) return notImplemented(`${method} ${resource} in this form`);
  return new S3Error("MethodNotAllowed", {
    fields: { Method: method, ResourceType: resource.toUpperCase() },
  });
}

const everywhere = [
  "x-amz-checksum-*",
  "x-amz-content-sha256",
  "x-amz-date",
  "x-amz-decoded-content-length",
  "x-amz-expected-bucket-owner",
  "x-amz-sdk-checksum-algorithm",
  "x-amz-trailer",
  "x-amz-user-agent",
];

function refuseOtherHeaders(headers: IncomingHttpHeaders, understood: readonly string[]): void {
  const known = [...everywhere, ...understood];
  const unknown = Object.keys(headers).find(
    (name) =>
      name === "range" ||
      (name.startsWith("x-amz-") && !known.some((pattern) => covers(pattern, name))),
  );
  if (unknown !== undefined) throw notImplemented(unknown);
}

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
