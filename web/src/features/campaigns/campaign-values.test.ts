import { BLANK_CONTENT, groupOf } from "@mainstreet/contract/content-names";
import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { campaignChangesSince, isSame, typedContent } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";

const before: CampaignValues = {
  main: {
    service: "Plumbing",
    city: "Boise",
    state: "ID",
    zip: "83702",
    phone: "",
    email: "",
    metatitle: "",
    metadescription: "",
    searchConsoleScript: "",
    latitude: "43.6",
    longitude: "-116.2",
  },
  company: {
    name: "",
    address: { street: "", city: "", state: "", zip: "", latitude: "", longitude: "" },
  },
  content: { cta: "" },
  ...groupOf("edit", "", BLANK_CONTENT),
  relatedServices: "Drains",
  businessId: "",
  design: { theme: "civic", palette: "pine" },
};

const withMain = (main: Partial<CampaignValues["main"]>): CampaignValues => ({
  ...before,
  main: { ...before.main, ...main },
});

test("only changed fields are sent, so that changes made elsewhere are not undone [spec 3]", () => {
  expect(campaignChangesSince(before).parse(withMain({ phone: "208 555 0101" }))).toEqual({
    main: { phone: "208 555 0101" },
  });
  expect(isSame(before, withMain({}))).toBe(true);
});

test("a changed design and changed opening hours are sent, and nothing else with them", () => {
  const after = {
    ...before,
    openingHours: "Mon-Fri 8-5",
    design: { theme: "civic", palette: "brick" },
  };
  expect(campaignChangesSince(before).parse(after)).toEqual({
    openingHours: "Mon-Fri 8-5",
    design: { palette: "brick" },
  });
});

test("related services are sent as a whole once a line of them is changed", () => {
  const after = { ...before, relatedServices: "Drains: cleaned and lined\n\nHVAC" };
  expect(campaignChangesSince(before).parse(after)).toMatchObject({
    relatedServices: [
      { name: "Drains", description: "cleaned and lined" },
      { name: "HVAC", description: "" },
    ],
  });
});

test("coordinates are sent as numbers, an emptied one as null", () => {
  const sent = campaignChangesSince(before).parse(withMain({ latitude: " 44.1 ", longitude: "" }));
  expect(sent.main).toEqual({ latitude: 44.1, longitude: null });
});

test("a coordinate that is not a number is refused at its field", () => {
  const result = campaignChangesSince(before).safeParse(withMain({ latitude: "north" }));
  expect(result.error?.issues).toMatchObject([
    { path: ["main", "latitude"], message: "Latitude lies between -90 and 90" },
  ]);
});

test("an emptied required field is refused with the spec's text [spec 5]", () => {
  const result = campaignChangesSince(before).safeParse(withMain({ service: "  " }));
  expect(result.error?.issues).toMatchObject([
    { path: ["main", "service"], message: texts.campaigns.serviceNameRequired },
  ]);
});

test("the preview reads as much of the typed values as can be parsed", () => {
  const typed = withMain({ phone: "208 555 0101", latitude: " 44.1 ", longitude: "west" });
  expect(typedContent(typed)).toMatchObject({
    service: "Plumbing",
    phone: "208 555 0101",
    latitude: 44.1,
    longitude: null,
    companyLatitude: null,
    theme: "civic",
  });
});

test("another business is sent by its id, and none as null", () => {
  const joined = { ...before, businessId: "0199a1b2-0000-7000-8000-000000000006" };
  expect(campaignChangesSince(before).parse(joined)).toEqual({ businessId: joined.businessId });
  expect(campaignChangesSince(joined).parse(before)).toEqual({ businessId: null });
});
