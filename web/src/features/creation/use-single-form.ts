import { EMPTY_CHOICE, formChoice } from "@mainstreet/contract/deployment";
import { createCampaignInput } from "@mainstreet/contract/campaigns";
import { groupOf } from "@mainstreet/contract/content-names";
import { useState } from "react";
import { z } from "zod";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { randomId } from "../../lib/random-id.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { SINGLE_SITE } from "./api.ts";
import { draftName } from "./draft-name.ts";
import { TYPED_FIELDS } from "./typed-fields.ts";

const singleValues = z.object({
  ...groupOf("single", "", TYPED_FIELDS),
  ...formChoice.shape,
  design: z.object({ theme: z.string(), palette: z.string() }),
});
const singleDraft = z.object({ siteKey: z.string(), values: singleValues });

/** The single form as typed. */
type SingleValues = z.infer<typeof singleValues>;

const EMPTY: SingleValues = {
  ...z.object(groupOf("single", "", TYPED_FIELDS)).parse({}),
  ...EMPTY_CHOICE,
  design: { theme: "", palette: "" },
};

/**
 * The state of the single form, with `service` filled in when it was opened from that service's list. Its values
 * survive a refresh, and so does the site key, which determines the site's words and design (docs/architecture.md)
 * until `drawAgain` takes another one.
 */
export function useSingleForm(service: string | undefined) {
  const name = draftName(SINGLE_SITE, service);
  const [kept] = useState(() => readDraft(name, singleDraft));
  const [siteKey, setSiteKey] = useState(() => kept?.siteKey ?? randomId(16));
  const keep = (draft: z.infer<typeof singleDraft>) => {
    renewAttempt(SINGLE_SITE);
    writeDraft(name, draft);
  };
  const schemaForm = useSchemaForm(createCampaignInput, {
    initial: kept?.values ?? { ...EMPTY, serviceName: service ?? "" },
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
    forget: () => dropDraft(name),
  };
}
export type SingleFormState = ReturnType<typeof useSingleForm>;
