import { expect, test } from "vitest";
import { badgesOf, dateOf, tellApart } from "./card-facts.ts";

test("a card's date is the last change, else the making, else none [spec 2.7]", () => {
  const [updatedAt, createdAt] = ["2026-11-20T09:41:00Z", "2026-11-01T09:41:00Z"];
  expect(dateOf({ updatedAt, createdAt })).toBe(updatedAt);
  expect(dateOf({ createdAt })).toBe(createdAt);
  expect(dateOf({})).toBeUndefined();
});

test("a site that is up says so, and what becomes of its next deployment", () => {
  expect(badgesOf({ deployed: true, deploymentStatus: "deployed" })).toEqual(["deployed"]);
  expect(badgesOf({ deployed: true, deploymentStatus: "failed" })).toEqual(["deployed", "failed"]);
  expect(badgesOf({ deployed: true, deploymentStatus: "queued" })).toEqual(["deployed", "queued"]);
  expect(badgesOf({ deployed: false, deploymentStatus: "failed" })).toEqual(["failed"]);
  expect(badgesOf({ deployed: false, deploymentStatus: "none" })).toEqual(["none"]);
});

test("company, street and web address tell a site apart, as far as there are any", () => {
  const company = { name: "Rao Plumbing", address: { street: "1 Main St" } };
  const nameless = { name: "", address: { street: "" } };
  expect(tellApart({ company, deploymentUrl: "https://rao.test/" })).toBe(
    "Rao Plumbing – 1 Main St – rao.test",
  );
  expect(tellApart({ company: nameless, deploymentUrl: "http://b.test/k3/" })).toBe("b.test/k3");
  expect(tellApart({ company: nameless, deploymentUrl: null })).toBe(
    "No company name, not deployed",
  );
});
