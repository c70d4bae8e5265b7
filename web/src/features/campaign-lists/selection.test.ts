import { describe, expect, test } from "vitest";
import { selectionOf, toggleCampaigns } from "./selection.ts";

const campaign = (id: string) => ({
  id,
  name: `Plumbing in ${id}`,
  company: { name: "", address: { street: "" } },
  deploymentUrl: null,
  deploymentType: "netlify" as const,
});
const list = ["a", "b", "c", "d", "e"].map(campaign);
const ids = (choice: ReadonlyMap<string, unknown>) => [...choice.keys()].toSorted().join("");

describe("choosing campaigns", () => {
  test("a click chooses one, the next click lets go of it [spec 2.7]", () => {
    const one = toggleCampaigns(new Map(), list, { index: 1 });
    expect(ids(one)).toBe("b");
    expect(ids(toggleCampaigns(one, list, { index: 1 }))).toBe("");
  });

  test("a click with Shift chooses all from the last one to this, in either direction", () => {
    const one = toggleCampaigns(new Map(), list, { index: 3 });
    expect(ids(toggleCampaigns(one, list, { index: 1, from: 3 }))).toBe("bcd");
    expect(ids(toggleCampaigns(one, list, { index: 4, from: 3 }))).toBe("de");
  });

  test("a click with Shift on a chosen one lets go of all between", () => {
    expect(ids(toggleCampaigns(selectionOf(list), list, { index: 1, from: 3 }))).toBe("ae");
  });

  test("a click on a campaign that has gone changes nothing", () => {
    const choice = selectionOf(list);
    expect(toggleCampaigns(choice, list, { index: 9 })).toBe(choice);
  });
});
