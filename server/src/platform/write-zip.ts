import { once } from "node:events";
import type { Readable } from "node:stream";
import ZipStream from "zip-stream";

export type ZipEntry = { name: string; content: Buffer | Readable };

/**
 * A ZIP file that is made while it is read: an entry is asked for when the one before has been taken. When the reader goes away the
 * entries end, as after an error; then the file breaks off.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): ZipStream {
  const zip = new ZipStream({ level: 6 });
  const gone = new AbortController();
  zip.once("close", () => gone.abort());
  void writeAll(zip, entries, gone.signal).catch((error: unknown) =>
    zip.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zip;
}

async function writeAll(zip: ZipStream, entries: AsyncIterable<ZipEntry>, gone: AbortSignal) {
  for await (const { name, content } of entries) {
    if (gone.aborted) return;
    await Promise.race([writeOne(zip, { name, content }), abortOf(gone)]);
    if (gone.aborted && !Buffer.isBuffer(content)) content.destroy();
  }
  zip.finalize();
}

async function abortOf(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

function writeOne(zip: ZipStream, { name, content }: ZipEntry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.entry(content, { name }, (error) => (error ? reject(error) : resolve()));
  return promise;
}
