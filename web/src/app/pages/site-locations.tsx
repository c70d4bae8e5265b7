import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { AddLocation, type PlaceFields } from "../../features/campaigns/add-location.tsx";
import { LocationsCard, type PageState } from "../../features/campaigns/locations-card.tsx";
import { CityField } from "../../features/creation/city-field.tsx";
import { StateField } from "../../features/creation/state-field.tsx";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import type { MultiSiteView } from "../../features/preview/use-multi-site.ts";

type Props = { campaign: CampaignDetail; site: MultiSiteView };

/** The locations of a campaign, each with what the preview knows of its page, and the form that adds one. */
export function SiteLocations({ campaign, site }: Props) {
  const credits = useCreditBalance().data;
  return (
    <LocationsCard
      campaign={campaign}
      pageState={(location) => pageState(site, location)}
      addForm={
        <AddLocation
          campaignId={campaign.id}
          fields={fields}
          creditCheck={<CreditCheck cost={1} />}
          canPay={isEnough(credits, 1)}
        />
      }
    />
  );
}

function fields({ place, error, onChange }: PlaceFields) {
  return (
    <>
      <CityField
        city={place.city}
        state={place.state}
        error={error}
        onType={(city) => onChange({ ...place, city })}
        onPick={({ city, state }) => onChange({ city, state })}
      />
      <StateField
        value={place.state}
        onChange={({ currentTarget }) => onChange({ ...place, state: currentTarget.value })}
        onSettle={(settle) => {
          const state = settle(place.state);
          if (state !== place.state) onChange({ ...place, state });
        }}
      />
    </>
  );
}

/** What the report on all pages says of one place. */
function pageState({ report }: MultiSiteView, { city, state }: TypedLocation): PageState {
  const isIt = (name: string) => name.toLowerCase() === `${city}, ${state}`.toLowerCase();
  const page = report?.pages.find(({ name }) => isIt(name));
  if (page?.indexing.indexable === true) return { tone: "good", word: "Listed" };
  if (page !== undefined) return { tone: "waiting", word: "Not listed" };
  const skipped = report?.skipped.find(({ location }) => isIt(location));
  if (skipped !== undefined) return { tone: "bad", word: "No page", reason: skipped.reason };
  return { tone: "plain", word: "Checking…" };
}
