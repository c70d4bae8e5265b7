import { placeName } from "../../lib/place-name.ts";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { locationPath } from "@mainstreet/generator/slug";
import { useState } from "react";
import { AddLocation, type PlaceFields } from "../../features/campaigns/add-location.tsx";
import { LocationsCard, type PageState } from "../../features/campaigns/locations-card.tsx";
import { CityField } from "../../features/campaign-creation/city-field.tsx";
import {
  firstUndecided,
  notesOn,
  placesTyped,
  undecidedText,
} from "../../features/campaign-creation/place-notes.ts";
import { PlaceNotesList } from "../../features/campaign-creation/place-notes-list.tsx";
import { StateField } from "../../features/campaign-creation/state-field.tsx";
import { usePlaceCheck } from "../../features/campaign-creation/use-place-check.ts";
import { useCreditBalance } from "../../features/credits/api.ts";
import { CreditCheck, isEnough } from "../../features/credits/credit-check.tsx";
import type { MultiSiteView } from "../../features/preview/use-multi-site.ts";
import classes from "./site-locations.module.css";

type Props = { campaign: CampaignDetail; site: MultiSiteView };

/** The locations of a campaign, each with what the preview knows of its page, and the form that adds one. */
export function SiteLocations({ campaign, site }: Props) {
  const credits = useCreditBalance().data;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { check } = usePlaceCheck([]);
  const problemOf = async (place: TypedLocation) => {
    const typed = placesTyped(asForm(place));
    const known = await check(typed.map((one) => one.place));
    const found = firstUndecided(notesOn(typed, known, kept));
    return found && undecidedText(found);
  };
  const keep = (name: string) => setKept((before) => new Set([...before, name]));
  return (
    <LocationsCard
      campaign={campaign}
      pageState={(location) => pageState(site, location)}
      addForm={
        <AddLocation
          campaignId={campaign.id}
          fields={(props) => <Fields {...props} kept={kept} onKeep={keep} />}
          problemOf={problemOf}
          creditCheck={<CreditCheck cost={1} />}
          canPay={isEnough(credits, 1)}
        />
      }
    />
  );
}

type FieldsProps = PlaceFields & {
  kept: ReadonlySet<string>;
  onKeep: (name: string) => void;
};

function Fields({ place, error, onChange, kept, onKeep }: FieldsProps) {
  const typed = placesTyped(asForm(place));
  const { known } = usePlaceCheck(typed.map((one) => one.place));
  const notes = notesOn(typed, known, kept);
  return (
    <>
      <div className={classes.place}>
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
      </div>
      <PlaceNotesList
        notes={notes}
        onReplace={(_note, by) => onChange(by)}
        onKeep={(note) => {
          onKeep(placeName(note.place));
          onChange(place);
        }}
      />
    </>
  );
}

const asForm = (place: TypedLocation) => ({ ...place, locations: "" });

/** The state of one location in the report on all pages. */
function pageState({ report }: MultiSiteView, location: TypedLocation): PageState {
  // The report has the official name of the place, which may differ from the name that was typed.
  const ownPath = locationPath(location);
  const isIt = (name: string) => name.toLowerCase() === placeName(location).toLowerCase();
  const page = report?.pages.find(({ path }) => path === ownPath);
  if (page?.indexing.indexable === true) return { tone: "good", word: "Listed" };
  if (page !== undefined) return { tone: "waiting", word: "Not listed" };
  const skipped = report?.skipped.find((one) => isIt(one.location));
  if (skipped !== undefined) return { tone: "bad", word: "No page", reason: skipped.reason };
  return { tone: "plain", word: "Checking…" };
}
