import type { z } from "zod";
import { expect, test } from "vitest";
import { createCampaignInput, updateCampaignInput } from "./campaigns.ts";
import { contentFrom, draftShape, namedFields, SITE_FIELDS } from "./content-names.ts";
import { bulkSite } from "./creation-runs.ts";
import { createMultiLocationInput } from "./multi-location.ts";
import type { SiteField } from "./site-content.ts";
import { siteDraft } from "./page-quality.ts";
import type { FormName } from "./site-field.ts";

/** A value of its own for each field; new ones get a text. */
const special: Partial<Record<SiteField, unknown>> = {
  state: "NC",
  zip: "27101",
  phone: "3365550142",
  email: "ray@example.com",
  reviewProfileUrl: "https://reviews.example.com/ray",
  latitude: 36.1,
  longitude: -80.2,
  companyLatitude: 36.2,
  companyLongitude: -80.3,
  leadForm: "on",
  trade: "plumbing",
  theme: "civic",
  palette: "pine",
  indexAnyway: true,
};
const valueOf = (field: SiteField) => special[field] ?? `A ${field}`;

type Body = { [name: string]: unknown };

/** A body with all members that its form can send. */
function wholeBody(form: FormName): Body {
  const body: Body = {};
  for (const [field, name] of namedFields(form)) put(body, name.split("."), valueOf(field));
  return body;
}

function put(group: Body, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) group[name] = value;
  else put((group[name] ??= {}) as Body, rest, value);
}

const forms: [FormName, z.ZodType<object>][] = [
  ["edit", updateCampaignInput],
  ["single", createCampaignInput],
  ["multi", createMultiLocationInput],
  ["bulk", bulkSite],
];

test.each(forms)("what is sent in the %s form arrives field by field", (form, schema) => {
  const others = form === "multi" ? { additionalLocations: [{ city: "Boise", state: "ID" }] } : {};
  const body = schema.parse({ ...wholeBody(form), ...others });
  const sent = namedFields(form).map(([field]) => [field, valueOf(field)]);
  expect(contentFrom(form, body)).toEqual(Object.fromEntries(sent));
});

test("the edit form sends every field", () => {
  expect(namedFields("edit").map(([field]) => field)).toEqual(SITE_FIELDS);
});

test("a form that is not finished says every text that a page shows", () => {
  const fields = Object.keys(draftShape).filter((field) => field !== "searchConsoleScript");
  const typed = Object.fromEntries(
    SITE_FIELDS.filter((field) => fields.includes(field)).map((field) => [field, valueOf(field)]),
  );
  expect(siteDraft.parse({ ...typed, siteKey: "abcdefghij" })).toMatchObject(typed);
});
