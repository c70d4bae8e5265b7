import { type BulkSite, bulkSite, UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { stateCode } from "@mainstreet/contract/us-states";
import { invalidFields } from "../../errors.ts";
import { normaliseName } from "../places/normalise-name.ts";
import type { Place } from "../places/place.ts";
import { findPlace } from "../places/places.ts";
import { resolvedState } from "./resolved-state.ts";

/** A row of a dry run, read. */
export type ReadRow = {
  /** With the state it would be made for; undefined when a field is wrong. */
  site: BulkSite | undefined;
  /** The user's text per wrong field. */
  fields: Record<string, string>;
  /** These as typed, be the row right or wrong. */
  city: string;
  zip: string;
  place: Place | undefined;
  slug: string;
  /** Rows and campaigns of one service in one place have it in common. */
  twinKey: string;
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
    fields: (error && invalidFields(error.issues).answer.fields) ?? {},
    city,
    zip,
    place,
    slug,
    twinKey: twinKeyOf({ slug, city, state, place }),
  };
}

/** The texts of a row that was refused. */
function typedIn(given: unknown) {
  const typed = new Map<string, unknown>(Object.entries(given ?? {}));
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    serviceName: text("serviceName"),
    city: text("city"),
    state: stateCode(text("state")) ?? UNKNOWN_STATE,
    zip: text("zip"),
  };
}

type Named = { slug: string; city: string; state: string; place: Place | undefined };

/** The same for one service in one place, however that is spelt. */
export function twinKeyOf({ slug, city, state, place }: Named): string {
  return JSON.stringify([slug, place?.id ?? `${normaliseName(city)}, ${state}`]);
}
