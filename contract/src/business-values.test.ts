import { expect, test } from "vitest";
import { BLANK_BUSINESS, type BusinessContent, businessSchema } from "./business-content.ts";
import {
  businessOnPage,
  contentInBusiness,
  hoursText,
  inheritedContent,
  isSameValue,
} from "./business-values.ts";
import { BLANK_CONTENT } from "./content-names.ts";
import { businessTexts } from "./business-texts.ts";

const day = (opens: string, closes: string) => [{ opens, closes }];
const RUIZ: BusinessContent = {
  ...BLANK_BUSINESS,
  name: "Ruiz Plumbing",
  phone: "336-555-0100",
  street: "12 Trade Street",
  city: "Winston-Salem",
  state: "NC",
  hours: [[], ...Array.from({ length: 6 }, () => day("08:00", "17:00"))],
  holidays: [{ date: "2026-12-25", name: "Christmas", hours: [] }],
  reviewProfiles: ["https://reviews.example.com/ruiz", "https://other.example.com/"],
};

test.each([
  ["336-555-0100", "(336) 555 0100", true],
  ["336-555-0100", "+1 336.555.0100", true],
  ["336-555-0100", "336-555-0101", false],
  ["336-555-0100", "", false],
  ["44 336 555 0100", "336 555 0100", false],
])("the numbers %s and %s are the same: %s", (one, other, isSame) => {
  expect(isSameValue("phone", one, other)).toBe(isSame);
});

test("a state is the same by its name and by its code; other texts are compared by their letters", () => {
  expect(isSameValue("companyState", "North Carolina", "NC")).toBe(true);
  expect(isSameValue("companyName", "Ruiz", "ruiz")).toBe(false);
});

test("consecutive days with the same hours are one line", () => {
  expect(hoursText(null)).toBe("");
  expect(hoursText(RUIZ.hours)).toBe("Mon–Sat 8:00 AM – 5:00 PM\nSun closed");
  const always = Array.from({ length: 7 }, () => day("00:00", "00:00"));
  expect(hoursText(always)).toBe("Mon–Sun open 24 hours");
  const split = [...day("00:00", "12:30"), ...day("13:00", "01:00")];
  expect(hoursText([[], split, [], [], [], [], []])).toBe(
    "Mon 12:00 AM – 12:30 PM, 1:00 PM – 1:00 AM\nTue–Sun closed",
  );
});

test("the longest hours fit into the field of a site", () => {
  const three = [...day("10:00", "11:59"), ...day("12:00", "12:59"), ...day("22:00", "23:59")];
  const longest = RUIZ.hours?.map((_, at) => three.slice(0, at % 2 === 0 ? 3 : 2)) ?? [];
  expect(hoursText(longest).length).toBeLessThanOrEqual(500);
});

test("the address of a business that only travels is used by no site", () => {
  expect(inheritedContent({ ...RUIZ, serviceAreaOnly: true })).toMatchObject({
    companyName: "Ruiz Plumbing",
    companyStreet: "",
    companyCity: "",
    companyLatitude: null,
  });
});

test("blank values of a new site are taken from its business", () => {
  const content = contentInBusiness(RUIZ, { ...BLANK_CONTENT, phone: "919-555-0100" });
  expect(content).toMatchObject({ phone: "919-555-0100", companyStreet: "12 Trade Street" });
  expect(businessOnPage(RUIZ, content)).toEqual({ ...RUIZ, phone: "919-555-0100" });
});

test("on a page a site's own values replace the business's", () => {
  const own = {
    openingHours: "By appointment",
    reviewProfileUrl: "",
    companyStreet: "5 Oak Street",
  };
  const content = { ...inheritedContent({ ...RUIZ, serviceAreaOnly: true }), ...own };
  expect(businessOnPage({ ...RUIZ, serviceAreaOnly: true }, content)).toMatchObject({
    serviceAreaOnly: false,
    street: "5 Oak Street",
    hours: null,
    holidays: [],
    reviewProfiles: [],
  });
});

test("a service is named by its trade and short name, or has a name of its own", () => {
  const parse = (service: object) => businessSchema.shape.services.safeParse([service]);
  const ticked = { trade: "plumbing", id: "drain-cleaning" };
  expect(parse(ticked).data).toEqual([{ ...ticked, name: "", sentence: "", priceNote: "" }]);
  expect(parse({ trade: "plumbing", id: "Drain cleaning" }).error?.issues[0]?.message).toBe(
    businessTexts.invalidSlug("Service"),
  );
  expect(parse({ trade: "", id: "" }).error?.issues[0]).toMatchObject({
    path: [0, "name"],
    message: businessTexts.serviceNameRequired,
  });
});
