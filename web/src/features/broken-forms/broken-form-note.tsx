import { FORM_FAULTS, type FormFault } from "@mainstreet/contract/form-trial-texts";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { useBrokenForms } from "./api.ts";

const DEPLOY = "Deploy Site puts our pages and their form back, for free.";
const OURS =
  "The page is as it should be, and the fault is on our side: deploying again changes nothing.";

/** What the owner can do about it. */
const ADVICE: Readonly<Record<FormFault, string>> = {
  "page-away": `Open the site and look. ${DEPLOY}`,
  "no-form": DEPLOY,
  "other-form": DEPLOY,
  blocked: `Rules for pages may also be set at the host or in front of it. ${DEPLOY}`,
  "not-received": OURS,
  "not-delivered": OURS,
};

/** On the page of a live site: a warning that messages from its form do not arrive, with the reason and the remedy. */
export function BrokenFormNote({ campaignId }: { campaignId: string }) {
  const { data } = useBrokenForms(campaignId);
  const form = data?.forms[0];
  if (form === undefined) return null;
  return (
    <Notice tone="bad" title="The contact form of this site does not work">
      <p>
        What visitors send by it may not arrive: {FORM_FAULTS[form.fault]}. Found{" "}
        <When iso={form.since} />, and tried again every hour; this note goes once it works.
      </p>
      <p>{ADVICE[form.fault]} Visitors can still call.</p>
    </Notice>
  );
}
