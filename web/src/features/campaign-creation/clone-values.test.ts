import { campaignDetail } from "@mainstreet/contract/campaigns";
import { BLANK_CONTENT, editGroups, groupOf } from "@mainstreet/contract/content-names";
import { forEachChoiceField } from "@mainstreet/contract/deployment";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { expect, test } from "vitest";
import { bulkRowsOf } from "./bulk-rows.ts";
import { clonedValues, notCloned } from "./clone-values.ts";

const AT = "2026-11-24T09:30:00.000Z";
const CONTENT: SiteContent = {
  ...BLANK_CONTENT,
  service: "Drain Cleaning",
  city: "Winston-Salem",
  state: "NC",
  zip: "27101",
  phone: "3365550142",
  email: "office@example.com",
  companyName: "Ruiz Plumbing",
  companyStreet: "12 Trade Street",
  companyCity: "Winston-Salem",
  trade: "plumbing",
  metaTitle: "Drains of Winston-Salem",
  openingHours: "Mon-Fri 8-5",
  latitude: 36.1,
};
const siteWith = (changes: object = {}) =>
  campaignDetail.parse({
    _id: "1",
    id: "1",
    siteKey: "k3v9x2m7q4",
    name: "Drain Cleaning in Winston-Salem, NC",
    type: "single",
    serviceName: CONTENT.service,
    city: CONTENT.city,
    state: CONTENT.state,
    phone: CONTENT.phone,
    hasVerificationTag: false,
    ...editGroups(CONTENT),
    ...groupOf("edit", "", CONTENT),
    deployed: false,
    deploymentUrl: null,
    lastDeployed: null,
    deploymentType: "aws",
    ...forEachChoiceField(() => null),
    awsBucketName: "ruiz-sites",
    deploymentStatus: "none",
    deploymentMessage: "",
    nextAttemptAt: null,
    design: { theme: "ledger", palette: "ochre" },
    indexing: { indexable: true, reasons: [], override: false },
    hasUnpublishedChanges: false,
    createdAt: AT,
    updatedAt: AT,
    isLive: false,
    locations: [],
    relatedServices: [],
    deployments: [],
    ...changes,
  });

test("other cities get every value that does not belong to one place, in every row", () => {
  const values = clonedValues(siteWith());
  expect(values).toMatchObject({
    serviceName: "Drain Cleaning",
    cities: "",
    phones: "3365550142",
    design: { theme: "ledger", palette: "ochre" },
    deploymentType: "aws",
    awsBucketName: "ruiz-sites",
  });
  const table = undefined;
  const changes = { removed: [], edits: {} };
  const cities = "Boone, NC\nApex, NC";
  expect(bulkRowsOf({ ...values, cities, table, changes, seed: "x" })).toMatchObject(
    ["Boone", "Apex"].map((city) => ({
      city,
      state: "NC",
      zip: "",
      serviceName: "Drain Cleaning",
      phone: "3365550142",
      company: "Ruiz Plumbing",
      email: "office@example.com",
      trade: "plumbing",
    })),
  );
});

test("values that the bulk form cannot pass on are named", () => {
  expect(notCloned(siteWith())).toEqual([
    "Meta Title",
    "Company Street",
    "Company City",
    "Opening Hours",
  ]);
});

test("what a site inherits from its business its clones inherit too", () => {
  const inBusiness = siteWith({
    businessId: "0199a1b2-0000-7000-8000-000000000006",
    own: { "main.email": true },
  });
  expect(clonedValues(inBusiness)).toMatchObject({
    phones: "",
    shared: { company: "", email: "office@example.com", trade: "plumbing" },
  });
  expect(notCloned(inBusiness)).toEqual(["Meta Title"]);
});

test("a column of a file has priority over a shared value", () => {
  const { shared } = clonedValues(siteWith());
  const cells = [
    ["City", "State", "Email"],
    ["Boone", "NC", "boone@example.com"],
    ["Apex", "NC", ""],
  ];
  const table = { name: "a", cells, hasHeader: true, mapping: { city: 0, state: 1, email: 2 } };
  const rest = { cities: "", phones: "", assignment: "random" as const, seed: "x" };
  const changes = { removed: [], edits: {} };
  expect(
    bulkRowsOf({ ...rest, serviceName: "Drains", table, changes, shared }).map(
      ({ email }) => email,
    ),
  ).toEqual(["boone@example.com", "office@example.com"]);
});
