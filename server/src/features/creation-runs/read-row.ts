import {
  type BulkSite,
  bulkSite,
  isUnknownState,
  UNKNOWN_STATE,
} from "@mainstreet/contract/creation-runs";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { stateCode } from "@mainstreet/contract/us-states";
import { z } from "zod";
import { invalidFields } from "../../errors.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { normaliseName } from "../places/normalise-name.ts";
import type { Place } from "../places/place.ts";
import { findPlace } from "../places/places.ts";
import { resolvedState } from "./resolved-state.ts";

/** A row of a dry run, read. */
export type ReadRow = {
  /** Whose site it would be. */
  business?: NamedBusiness;
  /** With the state it would be made for; undefined when a field is wrong. */
  site: BulkSite | undefined;
  /** The user's text per wrong field. */
  fields: Record<string, string>;
  /** These as typed, be the row right or wrong. */
  city: string;
  zip: string;
  /** With that of the place where the city alone tells it. */
  state: string;
  place: Place | undefined;
  slug: string;
  /** Rows and campaigns of one service in one place have it in common. */
  duplicateKey: string;
};

/** Reads a row as `createRun` would, and as far as it can be read where it would be refused. */
export function readRow(given: unknown): ReadRow {
  const { data, error } = bulkSite.safeParse(given);
  const { serviceName, city, zip, state: typedState } = data ?? typedIn(given);
  const state = resolvedState({ city, state: typedState });
  const place = findPlace(city, state, zip);
  const slug = serviceSlug(serviceName);
  return {
    site: data && { ...data, state },
    fields: (error && invalidFields(error.issues).response.fields) ?? {},
    city,
    zip,
    state,
    place,
    slug,
    duplicateKey: duplicateKeyOf({ slug, city, state, place }),
  };
}

/** No longer than a row's texts may be. */
const typedText = z
  .string()
  .transform((typed) => typed.slice(0, MAX_LENGTH.serviceName).trim())
  .catch("");
const NOTHING_TYPED = { serviceName: "", city: "", state: "", zip: "" };
/** Only these members are looked up: what was sent in the place of a row may hold millions. */
const typedRow = z
  .object({ serviceName: typedText, city: typedText, state: typedText, zip: typedText })
  .catch(NOTHING_TYPED);

/** The texts of a row that was refused. A state that is none stays as it is, so that the row has no place. */
function typedIn(given: unknown) {
  const typed = typedRow.parse(given);
  const state = isUnknownState(typed.state) ? UNKNOWN_STATE : typed.state;
  return { ...typed, state: stateCode(state) ?? state };
}

type Named = { slug: string; city: string; state: string; place: Place | undefined };

/** The same for one service in one place, however that is spelt. */
export function duplicateKeyOf({ slug, city, state, place }: Named): string {
  return JSON.stringify([slug, place?.id ?? `${normaliseName(city)}, ${state}`]);
}
