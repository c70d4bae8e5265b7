import { createCampaignInput } from "@mainstreet/contract/campaigns";
import { groupOf } from "@mainstreet/contract/content-names";
import { z } from "zod";
import { SINGLE_SITE } from "./api.ts";
import { deploymentFields, EMPTY_DEPLOYMENT, useNewSiteForm } from "./new-site-form.ts";
import { TYPED_FIELDS } from "./typed-fields.ts";

const siteFields = z.object(groupOf("single", "", TYPED_FIELDS));
const singleValues = siteFields.extend(deploymentFields);

/** The single form as typed. */
type SingleValues = z.infer<typeof singleValues>;

/** The state of the single form, with `service` filled in when it was opened from that service's list. */
export function useSingleForm(service: string | undefined) {
  return useNewSiteForm<SingleValues>({
    form: SINGLE_SITE,
    service,
    values: singleValues,
    rules: createCampaignInput,
    initial: { ...siteFields.parse({}), ...EMPTY_DEPLOYMENT, serviceName: service ?? "" },
  });
}
export type SingleFormState = ReturnType<typeof useSingleForm>;
