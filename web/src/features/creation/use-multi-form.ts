import { groupOf } from "@mainstreet/contract/content-names";
import { EMPTY_CHOICE, formChoice } from "@mainstreet/contract/deployment";
import { parseLocations, parseServices } from "@mainstreet/contract/location-lines";
import { createMultiLocationInput } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { z } from "zod";
import { ApiError } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { randomId } from "../../lib/random-id.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { MULTI_LOCATION_SITE } from "./api.ts";
import { draftName } from "./draft-name.ts";
import { TYPED_FIELDS } from "./typed-fields.ts";

const { mainService: _, ...otherFields } = groupOf("multi", "", TYPED_FIELDS);

const multiDraft = z.object({
  mainService: z.string(),
  city: z.string(),
  state: z.string(),
  /** One a line, 'city, state'. */
  locations: z.string(),
  /** One a line, 'name' or 'name: description'. */
  services: z.string(),
  ...otherFields,
  ...formChoice.shape,
  design: z.object({ theme: z.string(), palette: z.string() }),
});
const keptDraft = z.object({ siteKey: z.string(), values: multiDraft });

/** The multi-location form as typed. */
export type MultiValues = z.infer<typeof multiDraft>;

const EMPTY: MultiValues = {
  mainService: "",
  city: "",
  state: "",
  locations: "",
  services: "",
  ...z.object(otherFields).parse({}),
  ...EMPTY_CHOICE,
  design: { theme: "", palette: "" },
};

/** The parsed lines, and which of them are dropped or merged. */
export function linesOf({ city, state, locations, services }: MultiValues) {
  return {
    ...parseLocations(locations, [{ city: city.trim(), state: state.trim() }]),
    services: parseServices(services),
  };
}

/** The payload of spec §3. */
export function bodyOf(values: MultiValues) {
  const { city, state, locations: _locations, services: _services, ...same } = values;
  const { locations: additionalLocations, services: relatedServices } = linesOf(values);
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
const multiForm = multiDraft.check(({ value, issues }) => {
  const body = bodyOf(value);
  const [dropped] = linesOf(value).dropped;
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

/**
 * The state of the multi-location form, with `service` filled in when it was opened from that service's list. Its
 * values survive a refresh, and so does the site key, which determines the site's words and design until `drawAgain`
 * takes another one.
 */
export function useMultiForm(service: string | undefined) {
  const name = draftName(MULTI_LOCATION_SITE, service);
  const [kept] = useState(() => readDraft(name, keptDraft));
  const [siteKey, setSiteKey] = useState(() => kept?.siteKey ?? randomId(16));
  const keep = (draft: z.infer<typeof keptDraft>) => {
    renewAttempt(MULTI_LOCATION_SITE);
    writeDraft(name, draft);
  };
  const state = useSchemaForm(multiForm, {
    initial: kept?.values ?? { ...EMPTY, mainService: service ?? "" },
    onEdit: (values) => keep({ siteKey, values }),
  });
  return {
    ...state,
    siteKey,
    drawAgain: () => {
      const fresh = randomId(16);
      setSiteKey(fresh);
      keep({ siteKey: fresh, values: state.form.getValues() });
    },
    focus: (field: string) => state.form.getInputNode(field)?.focus(),
    refuse: (error: unknown) => state.refuse(atFormFields(error)),
    forget: () => dropDraft(name),
  };
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
