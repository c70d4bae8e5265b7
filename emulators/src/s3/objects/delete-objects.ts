import type { EmulatorResponse } from "../../emulated.ts";
import { accessDenied, arnOf, isAllowed } from "../access/authorize.ts";
import { notImplemented, S3Error } from "../s3-error.ts";
import { effectOf, xmlResponse, type BucketCall } from "../s3-call.ts";
import { objectId } from "../state.ts";
import { booleanOf, onlyFields, leafText } from "../wire/xml-fields.ts";
import { parseXml, type XmlChild, type XmlElement } from "../wire/xml.ts";

const maxKeys = 1000;

/** Deletes one object; deleting nothing succeeds too. */
export function deleteObject(call: BucketCall): EmulatorResponse {
  removeKeys(call, [call.key]);
  return { status: 204 };
}

/** Deletes up to 1,000 objects. Each key is authorised on its own: a refused one is an `Error` inside the 200. */
export function deleteObjects(call: BucketCall): EmulatorResponse {
  const { state, caller, bucket, payload } = call;
  if (!payload.isDigested) {
    throw new S3Error("InvalidRequest", {
      message: "Missing required header for this request: Content-MD5 OR x-amz-checksum-*",
    });
  }
  const { keys, isQuiet } = parseDelete(payload.bytes);
  const action = "s3:DeleteObject";
  const mayDelete = (key: string): boolean =>
    isAllowed({ state, caller, bucket, key, action, isSecure: true });
  const { allowed = [], refused = [] } = Object.groupBy(keys, (key) =>
    mayDelete(key) ? "allowed" : "refused",
  );
  removeKeys(call, allowed);
  const errors = refused.map((key): XmlChild => {
    const { code, message } = accessDenied({ caller, action, resource: arnOf(bucket.name, key) });
    return [
      "Error",
      [
        ["Key", key],
        ["Code", code],
        ["Message", message],
      ],
    ];
  });
  const deleted = allowed.map((key): XmlChild => ["Deleted", [["Key", key]]]);
  return xmlResponse("DeleteResult", isQuiet ? errors : [...deleted, ...errors]);
}

function parseDelete(body: Buffer): { keys: string[]; isQuiet: boolean } {
  const { children } = parseXml(body, "Delete");
  const objects = children.filter(({ name }) => name === "Object");
  const quiet = children.filter(({ name }) => name === "Quiet");
  if (objects.length + quiet.length !== children.length || quiet.length > 1)
    throw new S3Error("MalformedXML");
  if (objects.length === 0 || objects.length > maxKeys) throw new S3Error("MalformedXML");
  return { keys: objects.map(keyOf), isQuiet: booleanOf(quiet[0]) };
}

function keyOf(object: XmlElement): string {
  const unsupported = object.children.find(({ name }) => name !== "Key");
  if (unsupported) throw notImplemented(`Object.${unsupported.name}`);
  const key = onlyFields(object, ["Key"]).get("Key");
  if (!key || leafText(key) === "") throw new S3Error("MalformedXML");
  return leafText(key);
}

function removeKeys(call: BucketCall, keys: readonly string[]): void {
  const { state, bucket } = call;
  const removed = [...new Set(keys)].flatMap(
    (key) => state.objects.get(objectId(bucket.name, key)) ?? [],
  );
  if (removed.length === 0) return;
  const effects = removed.map(({ key }) => effectOf(call, "delete-object", { key }));
  state.removeObjects(removed, effects);
}
