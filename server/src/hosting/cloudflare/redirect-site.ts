import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { isProviderError } from "../../provider-error.ts";
import { createCurrentCheck } from "../current-check.ts";
import type { Redirected, RedirectInput } from "../provider.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import { readLive, writeLive } from "./live-record.ts";
import type { StoredSite } from "./publish-site.ts";

/**
 * Makes the address of a site a redirect, by one conditional write of its record (router/src/router.js). The files stay: a site that
 * returns needs no upload. Undefined when no site of ours is there. Throws ProviderError, Superseded.
 */
export async function redirectSite(
  site: StoredSite,
  { to, previous, isCurrent }: Pick<RedirectInput, "to" | "previous" | "isCurrent">,
): Promise<Redirected | undefined> {
  const { bucket, target, prefix, liveKey: key } = site;
  try {
    const live = await readLive(bucket, key);
    if (live?.prefix !== prefix) return undefined;
    const { check } = createCurrentCheck(isCurrent);
    const body = Buffer.from(JSON.stringify({ to: to.replace(/\/$/, ""), p: prefix }));
    const written = await writeLive(bucket, { key, body, tag: live.tag, beforeTry: check });
    if (!written) await assertRedirected(site);
  } catch (error) {
    if (isProviderError(error, "missing-target")) return undefined;
    throw error;
  }
  return { kind: "redirect", state: { target, manifest: previous?.manifest ?? {}, version: "" } };
}

/** The first attempt may have succeeded, with only its response lost. Throws ProviderError when another publication was faster. */
async function assertRedirected({ bucket, prefix, liveKey }: StoredSite): Promise<void> {
  const live = await readLive(bucket, liveKey);
  if (live?.prefix !== prefix || live.v !== "")
    throw cloudflareError("conflict", cloudflareTexts.errors.faster);
}
