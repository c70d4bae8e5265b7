import type { BusinessContent } from "@mainstreet/contract/business-content";
import { useState } from "react";
import {
  useBusinessContent,
  useBusinesses,
  useLastBusiness,
} from "../../features/businesses/api.ts";
import { BusinessSelect } from "../../features/businesses/business-select.tsx";
import { chosenBusiness, rememberBusiness } from "../../features/businesses/last-business.ts";
import { BULK_RUN, MULTI_LOCATION_SITE, SINGLE_SITE } from "../../features/creation/api.ts";
import type { BusinessOfNewSite } from "../../features/creation/new-site-form.ts";
import { renewAttempt } from "../../lib/attempt.ts";

/** The business of a new site, with what the preview shows of it. */
export type NewSiteBusiness = BusinessOfNewSite & {
  draft: { business?: { id: string; content: BusinessContent } };
};

/** The business of a new site or run: the one that was chosen last in this tab, else that of the user's newest site, if any. */
export function useNewSiteBusiness(): NewSiteBusiness {
  const { data: businesses } = useBusinesses();
  const lastUsed = useLastBusiness();
  const [picked, setPicked] = useState(chosenBusiness);
  const chosen = picked ?? lastUsed;
  const known = businesses?.find(({ id }) => id === chosen);
  const id = businesses === undefined || known ? chosen : "";
  const content = useBusinessContent(id);
  const choose = (next: string) => {
    setPicked(next);
    rememberBusiness(next);
    // With another business it is another request.
    for (const form of [SINGLE_SITE, MULTI_LOCATION_SITE, BULK_RUN]) renewAttempt(form);
  };
  const { name = "", phone = "" } = known ?? {};
  return {
    field: (
      <BusinessSelect
        businesses={businesses ?? []}
        value={id}
        onChange={choose}
        description={hintOf(name)}
      />
    ),
    sent: id === "" ? {} : { businessId: id },
    phone,
    phoneHint:
      phone === ""
        ? {}
        : { placeholder: phone, description: `Left empty, it is that of ${name}: ${phone}` },
    draft: content === undefined ? {} : { business: { id, content } },
  };
}

function hintOf(name: string): string {
  return name === ""
    ? "Optional: its phone, hours and address fill what is left empty"
    : `What is left empty comes from ${name}`;
}
