import { describe, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { generateSite } from "../generate-site.ts";
import { sampleBusiness, samplePicture, sampleSite } from "../test-support.ts";
import { adviceFor, outlookOf } from "./advice.ts";

const none = { share: 0.02, ownTexts: 0 };
const here = { id: "e1", city: "Winston-Salem", state: "NC" };
const job = (photos: number, text = "A frozen elbow had split.") => ({
  ...here,
  kind: "job" as const,
  title: "Burst pipe",
  month: "2026-05",
  text,
  pictures: Array.from({ length: photos }, (_, index) => samplePicture(index + 1)),
});
const quote = {
  ...here,
  kind: "quote" as const,
  text: "On time.",
  customer: "Dana R.",
  source: "By e-mail",
  permission: true as const,
};
const price = {
  ...here,
  kind: "price" as const,
  title: "Leak repair",
  text: "$95",
  asOf: "2026-05",
};

function kindsFor(changes: Partial<Site>, words = none): string[] {
  const site = sampleSite({ business: sampleBusiness, ...changes });
  return adviceFor(site, words).map(({ kind }) => kind);
}

describe("what would help a page most", () => {
  test("begins with the business and its services, and is at most three things", () => {
    expect(kindsFor({ business: null })).toEqual(["business", "ownTexts"]);
    expect(kindsFor({ business: { ...sampleBusiness, services: [] } })).toEqual([
      "services",
      "job",
      "quote",
    ]);
  });

  test("is what the city lacks; evidence of other cities and of all does not help it", () => {
    expect(kindsFor({})).toEqual(["job", "quote", "price"]);
    expect(kindsFor({ evidence: [{ ...quote, city: "" }] })).toEqual(["job", "quote", "price"]);
    expect(kindsFor({ evidence: [job(2), quote, price] })).toEqual(["ownTexts"]);
    expect(kindsFor({ evidence: [job(2), quote, price] }, { share: 0.2, ownTexts: 50 })).toEqual(
      [],
    );
  });

  test.each([
    { evidence: [], starts: "Two photos of jobs in Winston-Salem would help most, with two" },
    { evidence: [job(0)], starts: "Two photos of jobs in Winston-Salem would help most:" },
    { evidence: [job(1)], starts: "One more photo of jobs in Winston-Salem" },
    { evidence: [job(2, "")], starts: "Two sentences about a job in Winston-Salem" },
  ])("names what is missing of jobs: $starts", ({ evidence, starts }) => {
    const [first] = adviceFor(sampleSite({ business: sampleBusiness, evidence }), none);
    expect(first).toMatchObject({ kind: "job", text: expect.stringContaining(starts) });
  });

  test("is nothing where a page has enough of its own, but for services that nobody has ticked", () => {
    const enough = { share: 0.31, ownTexts: 0 };
    expect(kindsFor({ evidence: [job(2)] }, enough)).toEqual([]);
    expect(kindsFor({ evidence: [job(1)] }, enough)).not.toEqual([]);
    const business = { ...sampleBusiness, services: [] };
    expect(kindsFor({ business, evidence: [job(2)] }, enough)).toEqual(["services"]);
  });
});

test("what follows is until when a page stays out, or that it may be listed", () => {
  const problems = [
    { kind: "place" as const, reason: "" },
    { kind: "contact" as const, reason: "" },
    { kind: "contact" as const, reason: "" },
  ];
  expect(outlookOf({ indexable: false }, problems, none)).toBe(
    "This page stays out of search engines until its city is one that we have place data for, and it has a phone number or an email address.",
  );
  expect(outlookOf({ indexable: true }, [], { share: 0.2 })).toBe(
    "Search engines may list this page.",
  );
  expect(outlookOf({ indexable: true }, problems, none)).toMatch(/may list this page, but/);
});

test("of a page that was listed, only what keeps it out now is named", () => {
  const lost = { service: "Dog grooming", wasIndexed: true, likeness: 0.9, phone: "" };
  const { outlook, problems } = generateSite(sampleSite(lost));
  expect(problems.map(({ kind }) => kind)).toEqual(["words", "likeness", "contact"]);
  expect(outlook).toBe(
    "This page stays out of search engines until it has a phone number or an email address.",
  );
});
