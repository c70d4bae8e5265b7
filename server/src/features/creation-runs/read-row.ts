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
import type { PackPlace } from "../places/place.ts";
import { findPlace } from "../places/places.ts";
import { resolvedState } from "./resolved-state.ts";

/** A row of a dry run after it was read. */
export type ReadBulkRow = {
  /** The business that the site would belong to. */
  business?: NamedBusiness;
  /** Contains the state that the site would be created for; undefined when a field is wrong. */
  site: BulkSite | undefined;
  /** The user's text per wrong field. */
  fields: Record<string, string>;
  /** As typed, whether the row is valid or not. */
  city: string;
  zip: string;
  /** As typed, or the state of the place if the city alone determines it. */
  state: string;
  place: PackPlace | undefined;
  slug: string;
  /** Rows and campaigns of one service in one place have the same key. */
  duplicateKey: string;
};

/** Reads a row as `createRun` would; of a row that would be refused, reads as much as possible. */
export function readBulkRow(given: unknown): ReadBulkRow {
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

/** A text within the length limit of a row's texts; otherwise ''. */
const typedText = z
  .string()
  .transform((typed) => typed.slice(0, MAX_LENGTH.serviceName).trim())
  .catch("");
const NOTHING_TYPED = { serviceName: "", city: "", state: "", zip: "" };
/** Reads only these members: a value that was sent instead of a row may have millions. */
const typedRow = z
  .object({ serviceName: typedText, city: typedText, state: typedText, zip: typedText })
  .catch(NOTHING_TYPED);

/** The texts of a row that was refused. A text that is no state is not replaced, so that the row has no place. */
function typedIn(given: unknown) {
  const typed = typedRow.parse(given);
  const state = isUnknownState(typed.state) ? UNKNOWN_STATE : typed.state;
  return { ...typed, state: stateCode(state) ?? state };
}

type Named = { slug: string; city: string; state: string; place: PackPlace | undefined };

/** A key that is the same for one service in one place, in every spelling. */
export function duplicateKeyOf({ slug, city, state, place }: Named): string {
  return JSON.stringify([slug, place?.id ?? `${normaliseName(city)}, ${state}`]);
}
