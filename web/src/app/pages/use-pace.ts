import { useNavigate } from "@tanstack/react-router";
import { useBusinesses } from "../../features/businesses/api.ts";
import { keepBusiness } from "../../features/businesses/last-business.ts";
import { MULTI_LOCATION_SITE } from "../../features/campaign-creation/api.ts";
import {
  businessIdOfRows,
  multiValuesOf,
  SITE_CITIES,
} from "../../features/campaign-creation/multi-from-rows.ts";
import { draftName } from "../../features/campaign-creation/new-site-form.ts";
import { rowsOfLargest } from "../../features/campaign-creation/run-spread.ts";
import type { Pace } from "../../features/campaign-creation/slow-start.tsx";
import type { BulkFormState } from "../../features/campaign-creation/use-bulk-form.ts";
import { prefillMultiForm } from "../../features/campaign-creation/use-multi-form.ts";
import { paths } from "../paths.ts";

/** The choice of how fast the sites are created, and the link that makes them one site instead. */
export function usePace(
  { form, rows, business }: Pick<BulkFormState, "form" | "rows" | "business">,
  service: string | undefined,
): Pace {
  const navigate = useNavigate();
  const { data: businesses = [] } = useBusinesses();
  const { perWeek, phones } = form.values;
  return {
    perWeek,
    siteCities: SITE_CITIES,
    choose: (next) => form.setValues({ perWeek: next, ...(next !== "" && { dripPerDay: "" }) }),
    onOneSite: () => {
      const largest = rowsOfLargest(rows, phones);
      const kept = prefillMultiForm(service, multiValuesOf(largest, form.values));
      const chosenId = business.sent.businessId ?? "";
      const businessId = businessIdOfRows(largest, { businesses, chosenId });
      keepBusiness(draftName(MULTI_LOCATION_SITE, kept), businessId);
      const search = {
        tab: "multi-location" as const,
        ...(kept !== undefined && { service: kept }),
      };
      void navigate({ to: paths.create, search });
    },
  };
}
