import { expect, test } from "vitest";
import type { CampaignRow } from "./queries.ts";
import { DIGESTED, hasUnpublishedChanges, sourceDigest } from "./source-digest.ts";

const blank = {
  email: "",
  metaTitle: "",
  metaDescription: "",
  companyName: "",
  companyStreet: "",
  companyCity: "",
  companyState: "",
  companyZip: "",
  companyLatitude: null,
  companyLongitude: null,
  cta: "",
  locations: [],
  relatedServices: [],
  openingHours: "",
  reviewProfileUrl: "",
  leadForm: "",
  trade: "",
  verificationTags: [],
  likeness: null,
  indexAnyway: false,
  attempt: 0,
  businessDigest: "",
  evidenceDigest: "",
  overrides: null,
};
/** The values of a campaign that its digest covers. */
const bare = {
  ...blank,
  deployed: true,
  siteKey: "abcdefghijabcdef",
  deploymentType: "netlify",
  service: "Plumbing",
  city: "Boise",
  state: "ID",
  zip: "83702",
  phone: "",
  latitude: 43.6135,
  longitude: -116.20345,
  theme: "civic",
  palette: "pine",
  netlifySiteId: "site-1",
  awsBucketName: null,
  hostChoice: {},
  sitePrefix: "plumbing-boise-id-aaaaaa",
} as unknown as CampaignRow;
const full = {
  ...bare,
  attempt: 3,
  deploymentType: "aws",
  phone: "(208) 555-0101",
  email: "ray@example.com",
  metaTitle: "Title",
  metaDescription: "Description",
  companyName: "Ray & Daughters",
  companyStreet: "1 Main St",
  companyCity: "Boise",
  companyState: "ID",
  companyZip: "83702",
  companyLatitude: 43.5,
  companyLongitude: -116.1,
  cta: "Call Ray",
  locations: [
    { city: "Nampa", state: "ID" },
    { city: "Eagle", state: "ID", since: 4 },
  ],
  relatedServices: [{ name: "Drains", description: "Cleaned." }],
  openingHours: "Mon–Fri 8–5\nSat closed",
  reviewProfileUrl: "https://reviews.example.com/ray",
  verificationTags: [
    { provider: "google-site-verification", token: "abcdefghijklmnopqrstuvwxyz" },
    { provider: "google", file: "google0123456789ab.html" },
  ],
  likeness: 0.91,
  indexAnyway: true,
  netlifySiteId: null,
  awsBucketName: "ray-sites",
} as CampaignRow;

/** The digests that the last version without versioned digests (cd66974) stored for these two. */
const stored = new Map([
  [bare, "1c87512807f5cebc99d702c297c48c7925434634254341d750fe9d9d2682328d"],
  [full, "f7fb9a1419397cf1f2db5c4139de9d54c5aa96d2aeb4667bc219c638b8a2fa85"],
]);
const asStored = [...stored].map(([row, liveSource]) => ({ ...row, liveSource }));
const asNow = [bare, full].map((row) => ({ ...row, liveSource: sourceDigest(row) }));
const live = [...asStored, ...asNow];

test("a site is as it was published after the upgrade from digests without a version", () => {
  expect(asStored.map((row) => hasUnpublishedChanges(row))).toEqual([false, false]);
  expect(asNow.map((row) => hasUnpublishedChanges(row))).toEqual([false, false]);
});

/** A value that differs from those of the campaigns above. */
function otherThan(value: unknown): unknown {
  if (typeof value === "number" || value === null) return 0.5;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? `${value} other` : [{ city: "Kuna", state: "ID" }];
}

test.each(Object.keys(DIGESTED))("a change of %s leaves something to publish", (name) => {
  for (const row of live) {
    const changed: CampaignRow = { ...row, [name]: otherThan(row[name as keyof CampaignRow]) };
    // The digest depends only on whether the likeness is above the limit.
    if (name === "domain") changed.ownDomain = { host: "joes.com", alsoHost: null, isLive: true };
    if (name === "likeness") changed.likeness = (row.likeness ?? 0) > 0.4 ? 0.1 : 0.8;
    expect(hasUnpublishedChanges(changed), row.liveSource).toBe(true);
  }
});

test("the upgrade that adds businesses leaves the digests as the version before (91e0ecb) stored them", () => {
  expect([bare, full].map((row) => sourceDigest(row))).toEqual([
    "2:898aaa0e091d9b925e63ed6bd960f48feade9bab7de61f6250e469eca29d112a",
    "2:72419e3ef34a8374bd864333f436902c3ab55ee5dec447b7629630dce0a032c0",
  ]);
});

/** With every field of version 0.2: those that were added after the digests above were stored are filled in too. */
const fullSince02 = {
  ...full,
  leadForm: "on",
  trade: "plumbing",
  netlifySiteId: "site-1",
  hostChoice: { folder: "ray" },
  businessDigest: "b".repeat(64),
  evidenceDigest: "e".repeat(64),
  overrides: {
    "": {
      texts: [{ key: "hero.lead", title: "", text: "Ray comes **today**.", replaced: "r1" }],
      hidden: ["problems"],
      order: ["questions", "services"],
      questions: [{ question: "Do you work in Nampa?", answer: "Yes." }],
      services: [{ name: "Wells", text: "Pumps and tanks." }],
    },
  },
  ownDomain: { host: "ray.example.com", alsoHost: "www.ray.example.com", isLive: true },
} as CampaignRow;

test("version 0.2 (unreleased) stores this digest of a campaign with every field filled in", () => {
  expect(sourceDigest(fullSince02)).toBe(
    "2:7eadad5234cfc69381c5b1835f3a6280fef36beedc1db426c97dc2f3f1ba11b0",
  );
});

test("a version that adds a field finds no live site changed until the field is filled in", () => {
  const next = { ...DIGESTED, licenceNumber: "", isInsured: false, founded: null };
  const added = { licenceNumber: "", isInsured: false, founded: null };
  for (const row of live) {
    expect(hasUnpublishedChanges({ ...row, ...added }, next)).toBe(false);
    expect(
      hasUnpublishedChanges({ ...row, ...added, licenceNumber: "PL-1" } as CampaignRow, next),
    ).toBe(true);
    expect(hasUnpublishedChanges({ ...row, ...added, isInsured: true } as CampaignRow, next)).toBe(
      true,
    );
  }
});

test("the time a location was added, and another similarity on the same side of the limit, leave nothing to publish", () => {
  for (const row of live) {
    const locations = row.locations.map((location) => ({ ...location, since: 9 }));
    const likeness = row.likeness === null ? 0.3 : 0.7;
    expect(hasUnpublishedChanges({ ...row, locations, likeness })).toBe(false);
  }
});

test("a site that is not live has nothing that differs", () => {
  expect(hasUnpublishedChanges({ ...bare, deployed: false, liveSource: "2:other" })).toBe(false);
  expect(hasUnpublishedChanges({ ...bare, liveSource: "" })).toBe(false);
});
