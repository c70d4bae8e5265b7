import { createCampaignInput } from "@mainstreet/contract/campaigns";
import { useState } from "react";
import { z } from "zod";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { randomId } from "../../lib/random-id.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { SINGLE_SITE } from "./api.ts";

const singleValues = z.object({
  serviceName: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  deploymentType: z.enum(["netlify", "aws"]),
  netlifyTokenId: z.string(),
  awsCredentialsId: z.string(),
  awsBucketName: z.string(),
  design: z.object({ theme: z.string(), palette: z.string() }),
});
const singleDraft = z.object({ siteKey: z.string(), values: singleValues });

/** The single form as typed. */
export type SingleValues = z.infer<typeof singleValues>;

const EMPTY: SingleValues = {
  serviceName: "",
  city: "",
  state: "",
  zip: "",
  phone: "",
  deploymentType: "netlify",
  netlifyTokenId: "",
  awsCredentialsId: "",
  awsBucketName: "",
  design: { theme: "", palette: "" },
};

function keep(draft: z.infer<typeof singleDraft>): void {
  renewAttempt(SINGLE_SITE);
  writeDraft(SINGLE_SITE, draft);
}

/**
 * The state of the single form. What is typed survives a refresh, and so does the site key, which settles the site's
 * words and looks (design.md §3) until `drawAgain` takes another.
 */
export function useSingleForm() {
  const [kept] = useState(() => readDraft(SINGLE_SITE, singleDraft));
  const [siteKey, setSiteKey] = useState(() => kept?.siteKey ?? randomId(16));
  const schemaForm = useSchemaForm(createCampaignInput, {
    initial: kept?.values ?? EMPTY,
    onEdit: (values) => keep({ siteKey, values }),
  });
  const { form } = schemaForm;
  return {
    ...schemaForm,
    siteKey,
    drawAgain: () => {
      const fresh = randomId(16);
      setSiteKey(fresh);
      keep({ siteKey: fresh, values: form.getValues() });
    },
    focus: (field: string) => form.getInputNode(field)?.focus(),
    forget: () => dropDraft(SINGLE_SITE),
  };
}
export type SingleForm = ReturnType<typeof useSingleForm>;
