import { objectId, type Records, type Script } from "./records.ts";
import type { Settings } from "./settings.ts";

type Store = { readonly records: Records; readonly settings: Settings };

type GetOptions = {
  onlyIf?: { etagDoesNotMatch?: string };
  range?: { offset: number; length: number };
};

/** The environment that the Worker's bindings describe: texts, and buckets of its own account. */
export function workerEnvironment(
  { records, settings }: Store,
  { accountId, bindings }: Script,
): object {
  const members = bindings.map(
    ({ type, name = "", text: value = "", bucket_name: bucket = "" }) => {
      if (type === "plain_text") return [name, value];
      const get = async (key: string, { onlyIf, range }: GetOptions = {}) => {
        if (settings.doReadsFail())
          throw new Error("get: We encountered an internal error. Please try again. (10001)");
        const object = records.objects.get(objectId({ accountId, name: bucket }, key));
        if (!object) return null;
        const { etag, size } = object;
        const bytes = records.store.blobs.read(object.blob) ?? Buffer.alloc(0);
        const text = async () => bytes.toString("utf8");
        if (onlyIf?.etagDoesNotMatch === etag) return { etag, size, text };
        const { offset, length } = range ?? { offset: 0, length: size };
        const part = new Uint8Array(bytes.subarray(offset, offset + length));
        return { etag, size, text, body: new Blob([part]).stream() };
      };
      return [name, { get }];
    },
  );
  return Object.fromEntries(members);
}
