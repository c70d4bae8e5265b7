import type { TypedLead } from "@mainstreet/contract/lead-form-content";
import { consentText } from "@mainstreet/generator/lead-form/consent-text";
import {
  type RespondingSite,
  correctionPage,
  type LeadFormRefusal,
  refusalPage,
  type ResponsePage,
  thanksPage,
} from "@mainstreet/generator/lead-form/response-page";
import type { PlacedForm } from "@mainstreet/generator/site";
import { z } from "zod";
import type { ReadPost } from "./read-post.ts";
import type { FormRow, ShownVersion } from "./receive-lead.ts";

/** The result of a post; `problems` are words by field. */
export type FormResponse = {
  outcome: "received" | "incomplete" | LeadFormRefusal;
  /** Undefined while the database is away, and for an unknown token. */
  form: FormRow | undefined;
  /** What was sent; undefined for what could not be read. */
  post?: ReadPost;
  problems?: Record<string, string>;
};

/** The page that a visitor reads after sending a form, in the design of the site; in a neutral design where the site is not known. */
export function responsePage(response: FormResponse): ResponsePage {
  const { outcome, form, post, problems = {} } = response;
  const appearance = appearanceOf(form);
  const site = siteOf(form, appearance);
  const typed = typedOf(post);
  if (outcome === "received") return thanksPage(site, typed);
  if (outcome !== "incomplete") return refusalPage(site, outcome);
  const place = post?.place ?? "";
  return correctionPage(site, placedForm(appearance, { site, post }), { typed, problems, place });
}

const text = z.string();

/** As deployments keep it (`form-of-site.ts`). */
const storedAppearance = z.object({
  design: z.object({ theme: text, palette: text }),
  form: z
    .object({
      hidden: text,
      firm: text,
      problems: z.array(text),
      services: z.array(text),
      consent: z.object({ wording: z.literal(1), seller: text }).nullable(),
    })
    .nullable(),
});
type Appearance = z.infer<typeof storedAppearance> | undefined;

const appearanceOf = (form: FormRow | undefined): Appearance =>
  storedAppearance.safeParse(form?.look).data;

const siteOf = (form: FormRow | undefined, appearance: Appearance): RespondingSite => ({
  label: form?.label ?? "",
  phone: form?.phone ?? "",
  siteUrl: form?.siteUrl ?? "",
  ...(appearance && { design: appearance.design }),
});

const typedOf = (post: ReadPost | undefined): TypedLead => ({
  ...(post?.fields ?? NOTHING),
  consent: post?.hasConsent ?? false,
});

const NOTHING = { name: "", phone: "", email: "", zip: "", topic: "", message: "" };

/**
 * What was sent, adapted to the newest form, which the page with the request for a correction shows: so the hidden value is the newest
 * form's. A tick stays only under the same wording. `shown`: the version that was sent; undefined for a post without a proof, which gets
 * none here either.
 */
export function onNewestForm(
  form: FormRow,
  post: ReadPost,
  shown: ShownVersion | undefined,
): ReadPost {
  const newest = appearanceOf(form)?.form;
  if (!newest || shown === undefined) return { ...post, hasConsent: false };
  const isSame = consentText(newest.consent) === shown.consent;
  return { ...post, hidden: newest.hidden, hasConsent: post.hasConsent && isSame };
}

/** The newest form, which posts to the address of this page again. */
function placedForm(
  appearance: Appearance,
  { site, post }: { site: RespondingSite; post: ReadPost | undefined },
): PlacedForm {
  const shown = { firm: site.label || "the firm", problems: [], services: [], consent: null };
  return { ...shown, ...appearance?.form, action: "", hidden: post?.hidden ?? "", keptMonths: 0 };
}
