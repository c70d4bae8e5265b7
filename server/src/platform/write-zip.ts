import type { Readable } from "node:stream";
import ZipStream from "zip-stream";

export type ZipEntry = { name: string; content: Buffer | Readable };

/**
 * A ZIP file that is made while it is read: an entry is requested only after the one before was read. When the reader stops reading, the
 * entries end, as after an error; then the file breaks off.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): ZipStream {
  const zip = new ZipStream({ level: 6 });
  const reader: Reader = { isGone: false, leave: () => undefined };
  zip.once("close", () => {
    reader.isGone = true;
    reader.leave();
  });
  void writeAll(zip, entries, reader).catch((error: unknown) =>
    zip.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zip;
}

/** `leave` ends the entry that is being written. Nothing else of an entry is stored, as a file may have a hundred thousand. */
type Reader = { isGone: boolean; leave: () => void };

async function writeAll(zip: ZipStream, entries: AsyncIterable<ZipEntry>, reader: Reader) {
  for await (const { name, content } of entries) {
    if (reader.isGone) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    reader.leave = resolve;
    zip.entry(content, { name }, (error) => (error ? reject(error) : resolve()));
    await promise;
    if (reader.isGone && !Buffer.isBuffer(content)) content.destroy();
  }
  zip.finalize();
}
