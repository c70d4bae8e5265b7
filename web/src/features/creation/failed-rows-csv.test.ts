import type { RunSite } from "@mainstreet/contract/creation-runs";
import { expect, test } from "vitest";
import { failedRowsCsv } from "./failed-rows-csv.ts";

const site = (siteIndex: number, status: RunSite["status"]): RunSite => ({
  siteIndex,
  status,
  campaignId: null,
  serviceName: "Plumbing",
  city: `City ${siteIndex}`,
  state: "NC",
  message: 'Netlify is not answering, "again"',
  deploymentUrl: null,
  version: 1,
});
const row = {
  key: "row 3",
  at: 3,
  serviceName: "Plumbing",
  city: "=HYPERLINK(1)",
  state: "NC",
  zip: "01001",
  phone: "+1 919 555 0142",
  company: "@home",
  email: "-a@example.com",
};

test("only failed rows, whole and in order, with cells that no spreadsheet runs", () => {
  const sites = [site(0, "success"), site(1, "error"), site(2, "error")];
  expect(failedRowsCsv(sites, [row, row]).split("\r\n")).toEqual([
    "\uFEFFcity,state,zip,phone,company,email,service,problem",
    `'=HYPERLINK(1),NC,01001,'+1 919 555 0142,'@home,'-a@example.com,Plumbing,"Netlify is not answering, ""again"""`,
    `City 2,NC,,,,,Plumbing,"Netlify is not answering, ""again"""`,
    "",
  ]);
});
