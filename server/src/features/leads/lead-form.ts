import { createHash } from "node:crypto";
import { LEAD_FORM_PATH } from "@mainstreet/contract/lead-form";
import type { Deps } from "../../deps.ts";

/** What visitors see of a form, the same on all pages of a site: `shown` without its address and its hidden value. */
export type ShownForm = {
  campaignId: string;
  shown: string;
  /** The wording next to the consent box; '' without a box. */
  consent: string;
};

/** What the pages of a site need for their form: the address that it posts to, and the value of the hidden field `form`. */
export type LeadForm = { action: string; hidden: string; token: string; version: string };

/**
 * The form of a site. Pure: the same campaign and the same form have the same address and value. Null where no form is offered: in
 * production without an origin of its own for them (decision 332).
 */
export function leadFormOf(
  { config, sealer }: Pick<Deps, "config" | "sealer">,
  form: ShownForm,
): LeadForm | null {
  if (config.leads.url === undefined) return null;
  const token = sealer.formToken(form.campaignId);
  const version = versionOf(form);
  const action = `${config.leads.url}/${LEAD_FORM_PATH}/${token}`;
  return { action, hidden: `${version}.${sealer.formMac(token, version)}`, token, version };
}

/** SHA-256 of a form, in hex. */
export const formDigest = ({ shown, consent }: Omit<ShownForm, "campaignId">): string =>
  createHash("sha256")
    .update(JSON.stringify([shown, consent]))
    .digest("hex");

/** The first half of its digest, in base64url. */
const versionOf = (form: ShownForm): string =>
  Buffer.from(formDigest(form), "hex").subarray(0, 16).toString("base64url");
