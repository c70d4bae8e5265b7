import { expect, test } from "vitest";
import { cardBadges, cardDate, distinguishingText } from "./card-facts.ts";

test("a card's date is the last change, else the making, else none [spec 2.7]", () => {
  const [updatedAt, createdAt] = ["2026-11-20T09:41:00Z", "2026-11-01T09:41:00Z"];
  expect(cardDate({ updatedAt, createdAt })).toBe(updatedAt);
  expect(cardDate({ createdAt })).toBe(createdAt);
  expect(cardDate({})).toBeUndefined();
});

test("a live site shows that and the state of its next deployment", () => {
  expect(cardBadges({ deployed: true, deploymentStatus: "deployed" })).toEqual(["deployed"]);
  expect(cardBadges({ deployed: true, deploymentStatus: "failed" })).toEqual([
    "deployed",
    "failed",
  ]);
  expect(cardBadges({ deployed: true, deploymentStatus: "queued" })).toEqual([
    "deployed",
    "queued",
  ]);
  expect(cardBadges({ deployed: false, deploymentStatus: "failed" })).toEqual(["failed"]);
  expect(cardBadges({ deployed: false, deploymentStatus: "none" })).toEqual(["none"]);
});

test("company, street and web address distinguish a site, where present", () => {
  const company = { name: "Rao Plumbing", address: { street: "1 Main St" } };
  const nameless = { name: "", address: { street: "" } };
  expect(distinguishingText({ company, deploymentUrl: "https://rao.test/" })).toBe(
    "Rao Plumbing – 1 Main St – rao.test",
  );
  expect(distinguishingText({ company: nameless, deploymentUrl: "http://b.test/k3/" })).toBe(
    "b.test/k3",
  );
  expect(distinguishingText({ company: nameless, deploymentUrl: null })).toBe(
    "No company name, not deployed",
  );
});
