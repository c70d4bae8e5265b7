import { expect, test } from "vitest";
import { texts } from "./texts.ts";

test("a retry of all says how many sites it has and how many are left for the next", () => {
  const { retrying } = texts.campaignLists;
  expect(retrying(1, 0)).toBe("1 site is being deployed again");
  expect(texts.campaignLists.retrying(10_000, 250)).toBe(
    "10,000 sites are being deployed again; 250 more can be retried next",
  );
});
