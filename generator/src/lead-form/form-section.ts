import { cityAndCode } from "../plan-page.ts";
import type { Context } from "../content/context.ts";
import { openingOf } from "../content/context.ts";
import type { FormSection } from "../content/page-content.ts";

/** The folder of the privacy page of a site with a form. */
export const PRIVACY_FOLDER = "privacy/";

/** The section in which a visitor writes to the firm; null where the site has no form. */
export function formSection(context: Context): FormSection | null {
  const { plan, root } = context;
  const { form } = plan.site;
  if (form === null) return null;
  return {
    ...openingOf(context, "form"),
    kind: "form",
    form,
    place: plan.isLocation ? cityAndCode(plan.site) : "",
    privacy: root + PRIVACY_FOLDER,
  };
}
