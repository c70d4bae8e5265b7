import { groupOf } from "@mainstreet/contract/content-names";
import { parseLocations, parseServices } from "@mainstreet/contract/location-lines";
import { createMultiLocationInput } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { z } from "zod";
import { ApiError } from "../../lib/api-error.ts";
import { randomId } from "../../lib/random-id.ts";
import { MULTI_LOCATION_SITE } from "./api.ts";
import { joinedValues } from "./multi-from-rows.ts";
import {
  deploymentFields,
  EMPTY_DEPLOYMENT,
  keepNewSite,
  keptNewSite,
  useNewSiteForm,
} from "./new-site-form.ts";
import { TYPED_FIELDS } from "./typed-fields.ts";

const { mainService: _, ...otherFields } = groupOf("multi", "", TYPED_FIELDS);

const siteFields = z.object(otherFields);

const multiValues = z.object({
  mainService: z.string(),
  city: z.string(),
  state: z.string(),
  /** One per line, 'city, state'. */
  locations: z.string(),
  /** One per line, 'name' or 'name: description'. */
  services: z.string(),
  ...siteFields.shape,
  ...deploymentFields,
});

/** The multi-location form as typed. */
export type MultiValues = z.infer<typeof multiValues>;

/** The parsed lines, and those that are ignored or merged. */
export function parseLines({ city, state, locations, services }: MultiValues) {
  return {
    ...parseLocations(locations, [{ city: city.trim(), state: state.trim() }]),
    services: parseServices(services),
  };
}

/** The payload of spec §3. */
export function bodyOf(values: MultiValues) {
  const { city, state, locations: _locations, services: _services, ...same } = values;
  const { locations: additionalLocations, services: relatedServices } = parseLines(values);
  return { ...same, mainLocation: { city, state }, additionalLocations, relatedServices };
}

/** The form's field for a path of the payload. */
function fieldOf(path: string): string {
  if (path === "mainLocation.city") return "city";
  if (path === "mainLocation.state") return "state";
  if (path.startsWith("additionalLocations")) return "locations";
  if (path.startsWith("relatedServices")) return "services";
  return path;
}

/** The contract's rules, with errors at the form's fields; for a list the wrong line is named. */
const rules = multiValues.check(({ value, issues }) => {
  const body = bodyOf(value);
  const [dropped] = parseLines(value).dropped;
  if (dropped !== undefined)
    issues.push({
      code: "custom",
      input: value,
      path: ["locations"],
      message: `${dropped}: ${texts.multiLocation.lineFormat}`,
    });
  for (const { path, message } of createMultiLocationInput.safeParse(body).error?.issues ?? []) {
    const [list, index] = path;
    const line =
      list === "additionalLocations" ? body.additionalLocations[Number(index ?? -1)] : undefined;
    issues.push({
      code: "custom",
      input: value,
      path: [fieldOf(path.join("."))],
      message: line === undefined ? message : `${line.city}, ${line.state}: ${message}`,
    });
  }
});

/** The form before anything is typed. */
export const EMPTY_MULTI: MultiValues = {
  mainService: "",
  city: "",
  state: "",
  locations: "",
  services: "",
  ...siteFields.parse({}),
  ...EMPTY_DEPLOYMENT,
};

/**
 * Fills the form in advance, as if it had been typed. Returns the service under which it is stored: `service`, or the
 * service of the values where a form about another one is stored there.
 */
export function prefillMultiForm(
  service: string | undefined,
  values: Partial<MultiValues>,
): string | undefined {
  const kept = keptNewSite(MULTI_LOCATION_SITE, service, multiValues);
  const filled = kept ? joinedValues(kept.values, values) : { ...EMPTY_MULTI, ...values };
  if (filled === undefined)
    return service === values.mainService ? service : prefillMultiForm(values.mainService, values);
  keepNewSite(MULTI_LOCATION_SITE, service, {
    siteKey: kept?.siteKey ?? randomId(16),
    values: filled,
  });
  return service;
}

/** The state of the multi-location form, with `service` filled in when it was opened from that service's list. */
export function useMultiForm(service: string | undefined) {
  const state = useNewSiteForm<MultiValues>({
    form: MULTI_LOCATION_SITE,
    service,
    values: multiValues,
    rules,
    initial: { ...EMPTY_MULTI, mainService: service ?? "" },
  });
  return { ...state, refuse: (error: unknown) => state.refuse(atFormFields(error)) };
}
export type MultiFormState = ReturnType<typeof useMultiForm>;

function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [fieldOf(path), text]),
  );
  return new ApiError({ status, code, message, fields, cause: error });
}
