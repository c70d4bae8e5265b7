import { describe, expect, test } from "vitest";
import { campaignsBetween, selectionOf, toggleCampaigns, withCampaigns } from "./selection.ts";

const campaign = (id: string) => ({
  id,
  name: `Plumbing in ${id}`,
  company: { name: "", address: { street: "" } },
  deploymentUrl: null,
  deploymentType: "netlify" as const,
});
const [a, b, c, d, e] = [campaign("a"), campaign("b"), campaign("c"), campaign("d"), campaign("e")];
const list = [a, b, c, d, e];
const ids = (choice: ReadonlyMap<string, unknown>) => [...choice.keys()].toSorted().join("");

describe("choosing campaigns", () => {
  test("a click selects a campaign, the next click deselects it [spec 2.7]", () => {
    const one = toggleCampaigns(new Map(), b);
    expect(ids(one)).toBe("b");
    expect(ids(toggleCampaigns(one, b))).toBe("");
  });

  test("a click with Shift chooses all from the last one to this, in either direction", () => {
    const one = toggleCampaigns(new Map(), d);
    expect(ids(toggleCampaigns(one, b, campaignsBetween(list, ["d", "b"])))).toBe("bcd");
    expect(ids(toggleCampaigns(one, e, campaignsBetween(list, ["d", "e"])))).toBe("de");
  });

  test("a click with Shift on a selected campaign deselects all between", () => {
    const between = campaignsBetween(list, ["d", "b"]);
    expect(ids(toggleCampaigns(selectionOf(list), b, between))).toBe("ae");
  });

  test("what is read later joins the choice, or leaves it, and nothing reaches to where a list does not", () => {
    expect(ids(withCampaigns(selectionOf([a]), [c, d], true))).toBe("acd");
    expect(ids(withCampaigns(selectionOf(list), [c, d], false))).toBe("abe");
    expect(campaignsBetween(list, ["b", "z"])).toBeUndefined();
  });
});
