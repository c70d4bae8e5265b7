import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Encoded } from "./cloudflare-client.ts";

/** The Worker's settings: `host` is its address at workers.dev, '' for none. */
export type RouterPlace = { bucket: string; host: string };

const FILE = "router.mjs";
/** Without a compatibility date a Worker behaves as in 2021. router/src/workerd.integration.test.ts runs with the same date. */
const COMPATIBILITY_DATE = "2026-07-01";

/** The Worker that serves the sites, byte for byte as it is tested (router/src/router.js). */
export const routerSource: string = readFileSync(
  fileURLToPath(import.meta.resolve("@mainstreet/router/router.js")),
  "utf8",
);

/**
 * An upload replaces all bindings, so it contains all of them. No cache: the key of Cloudflare's cache does not contain the host
 * (docs/hosts.md §1.5).
 */
const metadataOf = ({ bucket, host }: RouterPlace) => ({
  main_module: FILE,
  compatibility_date: COMPATIBILITY_DATE,
  tags: ["mainstreet"],
  bindings: [
    { type: "r2_bucket", name: "SITES", bucket_name: bucket },
    ...(host === "" ? [] : [{ type: "plain_text", name: "SHARED_HOST", text: host }]),
  ],
});

/** A digest of the script and everything uploaded with it: an upload is needed only when it changes. */
export const routerDigest = (place: RouterPlace): string =>
  hash("sha256", JSON.stringify(metadataOf(place)) + routerSource);

/** The body of the upload. */
export async function encodeRouter(place: RouterPlace): Promise<Encoded> {
  const form = new FormData();
  form.set("metadata", JSON.stringify(metadataOf(place)));
  const type = "application/javascript+module";
  form.set(FILE, new File([routerSource], FILE, { type }));
  const packed = new Response(form);
  const contentType = packed.headers.get("content-type") ?? "";
  return { contentType, bytes: Buffer.from(await packed.arrayBuffer()) };
}
