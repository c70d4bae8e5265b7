import { createHash } from "node:crypto";

/** Options of `get` that the router uses, as R2's binding has them. */
type GetOptions = {
  onlyIf?: { etagDoesNotMatch: string };
  range?: { offset: number; length: number };
};

const etagOf = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");

/** A bucket in memory with the `get` of R2's binding: without a body when the condition does not hold. */
export function bucketOf(objects: ReadonlyMap<string, string>) {
  return {
    async get(key: string, { onlyIf, range }: GetOptions = {}) {
      const content = objects.get(key);
      if (content === undefined) return null;
      const bytes = Buffer.from(content);
      const etag = etagOf(bytes);
      const text = async () => bytes.toString();
      if (onlyIf?.etagDoesNotMatch === etag) return { etag, text };
      const { offset, length } = range ?? { offset: 0, length: bytes.length };
      const body = new Blob([bytes.subarray(offset, offset + length)]).stream();
      return { etag, text, body };
    },
  };
}
