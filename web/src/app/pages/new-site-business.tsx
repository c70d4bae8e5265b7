import type { BusinessContent } from "@mainstreet/contract/business-content";
import { useEffect, useState } from "react";
import {
  useBusinessContent,
  useBusinesses,
  useLastBusiness,
} from "../../features/businesses/api.ts";
import { BusinessSelect } from "../../features/businesses/business-select.tsx";
import {
  chosenBusiness,
  keepBusiness,
  keptBusiness,
  rememberBusiness,
} from "../../features/businesses/last-business.ts";
import {
  BULK_RUN,
  MULTI_LOCATION_SITE,
  SINGLE_SITE,
} from "../../features/campaign-creation/api.ts";
import type { BusinessOfNewSite } from "../../features/campaign-creation/new-site-form.ts";
import { renewAttempt } from "../../lib/attempt.ts";

/** The business of a new site, with what the preview shows of it. */
export type NewSiteBusiness = BusinessOfNewSite & {
  draft: { business?: { id: string; content: BusinessContent } };
};

/** The business of a new site or run. `name`: of the form's draft. `initial`: the business that an untouched form begins with. */
export function useNewSiteBusiness(name: string, initial?: string): NewSiteBusiness {
  const { data: businesses } = useBusinesses();
  const [chosen, setChosen] = useChosenBusiness(name, initial);
  const known = businesses?.find(({ id }) => id === chosen);
  const id = businesses === undefined || known ? chosen : "";
  const content = useBusinessContent(id);
  const choose = (next: string) => {
    rememberBusiness(next);
    setChosen(next);
    // With another business it is another request.
    for (const form of [SINGLE_SITE, MULTI_LOCATION_SITE, BULK_RUN]) renewAttempt(form);
  };
  const { name: knownName = "", phone = "" } = known ?? {};
  return {
    field: (
      <BusinessSelect
        businesses={businesses ?? []}
        value={id}
        onChange={choose}
        description={hintOf(knownName)}
      />
    ),
    sent: id === "" ? {} : { businessId: id },
    phone,
    phoneHint:
      phone === ""
        ? {}
        : { placeholder: phone, description: `Left empty, it is that of ${knownName}: ${phone}` },
    draft: content === undefined ? {} : { business: { id, content } },
  };
}

/**
 * The business that was stored with the form, else the one that was chosen last in this tab, else that of the user's newest
 * site. Once it is known, only a choice changes it, not a site that is created elsewhere.
 */
function useChosenBusiness(name: string, initial?: string) {
  const { lastUsed, isCurrent } = useLastBusiness();
  const [chosen, setChosen] = useState(() => keptBusiness(name) ?? initial ?? chosenBusiness());
  if (chosen === undefined && isCurrent) setChosen(lastUsed);
  useEffect(() => {
    if (chosen !== undefined) keepBusiness(name, chosen);
  }, [name, chosen]);
  return [chosen ?? lastUsed, setChosen] as const;
}

function hintOf(name: string): string {
  return name === ""
    ? "Optional: its phone, hours and address fill what is left empty"
    : `What is left empty comes from ${name}`;
}
