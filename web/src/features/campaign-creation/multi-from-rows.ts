import { bodyFrom, contentFrom } from "@mainstreet/contract/content-names";
import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { z } from "zod";
import type { BulkRow } from "./bulk-rows.ts";
import type { BulkValues } from "./bulk-form-rules.ts";
import { deploymentFields } from "./new-site-form.ts";
import type { MultiValues } from "./use-multi-form.ts";

/** The most cities of one site. */
export const SITE_CITIES = MAX_LOCATIONS + 1;

/** The form of one site with a page for each city of these rows, filled with values of the first row and of the bulk form. */
export function multiValuesOf(rows: readonly BulkRow[], values: BulkValues): Partial<MultiValues> {
  const [first, ...others] = rows.slice(0, SITE_CITIES);
  if (first === undefined) return {};
  const body = Object.entries(bodyFrom("multi", contentFrom("bulk", first)));
  const texts = body.filter(([, value]) => typeof value === "string" && value !== "");
  const services = new Set(rows.map((row) => row.serviceName).filter(Boolean));
  const [mainService = values.serviceName, ...related] = services;
  return {
    ...z.object(deploymentFields).parse(values),
    ...Object.fromEntries(texts),
    mainService,
    city: first.city,
    state: first.state,
    locations: others.map(({ city, state }) => `${city}, ${state}`).join("\n"),
    services: related.join("\n"),
  };
}

type Known = { businesses: readonly { id: string; name: string }[]; chosenId: string };

/**
 * The business of one site that replaces the rows of one business: the business that they name, found as in a run, else
 * `chosenId`. '' = none, also where no business or more than one has the name.
 */
export function businessIdOfRows(
  rows: readonly BulkRow[],
  { businesses, chosenId }: Known,
): string {
  const named = rows.find(({ business }) => business !== "")?.business;
  if (named === undefined) return chosenId;
  const byName = businesses.filter(({ name }) => nameKey(name) === nameKey(named));
  if (byName.length > 1) return "";
  const [found = businesses.find(({ id }) => id === named.toLowerCase())] = byName;
  return found?.id ?? "";
}

const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

/**
 * A stored form with the new values: nothing that was typed in it is replaced, and cities are added to its locations.
 * Undefined where the stored form is about another service.
 */
export function joinedValues(
  kept: MultiValues,
  added: Partial<MultiValues>,
): MultiValues | undefined {
  const { mainService = "", city = "", state = "" } = added;
  const isOther = kept.mainService.trim() !== "" && kept.mainService.trim() !== mainService.trim();
  if (isOther) return undefined;
  const isPlaced = kept.city.trim() !== "";
  const lines = [kept.locations, isPlaced ? `${city}, ${state}` : "", added.locations ?? ""];
  const typed = Object.entries(kept).filter(([, value]) => value !== "");
  return {
    ...kept,
    ...added,
    ...Object.fromEntries(typed),
    locations: joined(lines),
    services: joined([kept.services, added.services ?? ""]),
  };
}

const joined = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== "").join("\n");
