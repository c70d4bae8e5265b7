import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type BlobStore = {
  /** Stores the bytes and returns their SHA-1 (hex). They are stored on disk when this returns. */
  write(bytes: Buffer): string;
  read(digest: string): Buffer | undefined;
  has(digest: string): boolean;
  /** Deletes every blob that is not in `digests`: called once at start, when no write is under way. */
  keepOnly(digests: ReadonlySet<string>): void;
  clear(): void;
};

/** The address of a blob. SHA-1, because Netlify's deploy manifests already use it. */
export function blobDigest(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("hex");
}

/** Blobs in memory, for tests that never restart. */
export function openMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Buffer>();
  return {
    write(bytes) {
      const digest = blobDigest(bytes);
      blobs.set(digest, bytes);
      return digest;
    },
    read: (digest) => blobs.get(digest),
    has: (digest) => blobs.has(digest),
    keepOnly(digests) {
      for (const digest of blobs.keys()) if (!digests.has(digest)) blobs.delete(digest);
    },
    clear: () => blobs.clear(),
  };
}

/** Blobs as one file each. A file appears under its digest only when it is whole. */
export function openDiskBlobs(directory: string): BlobStore {
  mkdirSync(directory, { recursive: true });
  const known = new Set<string>();
  const drop = (name: string): void => rmSync(join(directory, name), { force: true });
  for (const name of readdirSync(directory)) {
    if (/^[0-9a-f]{40}$/.test(name)) known.add(name);
    else drop(name); // a write that a kill cut short
  }
  const forget = (digest: string): void => {
    known.delete(digest);
    drop(digest);
  };
  return {
    write(bytes) {
      const digest = blobDigest(bytes);
      if (known.has(digest)) return digest;
      const unfinished = join(directory, `${digest}.part`);
      writeFileSync(unfinished, bytes);
      renameSync(unfinished, join(directory, digest));
      known.add(digest);
      return digest;
    },
    read: (digest) => (known.has(digest) ? readFileSync(join(directory, digest)) : undefined),
    has: (digest) => known.has(digest),
    keepOnly(digests) {
      for (const digest of known) if (!digests.has(digest)) forget(digest);
    },
    clear() {
      for (const digest of known) forget(digest);
    },
  };
}
