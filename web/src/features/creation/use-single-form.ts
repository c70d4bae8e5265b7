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
};

/**
 * The state of the single form. What is typed survives a refresh, and so does the site key, which settles the site's
 * address and later its looks (design.md §3).
 */
export function useSingleForm() {
  const [kept] = useState(() => readDraft(SINGLE_SITE, singleDraft));
  const [siteKey] = useState(() => kept?.siteKey ?? randomId(16));
  const schemaForm = useSchemaForm(createCampaignInput, {
    initial: kept?.values ?? EMPTY,
    onEdit: (values) => {
      renewAttempt(SINGLE_SITE);
      writeDraft(SINGLE_SITE, { siteKey, values });
    },
  });
  return { ...schemaForm, siteKey, forget: () => dropDraft(SINGLE_SITE) };
}
export type SingleForm = ReturnType<typeof useSingleForm>;
