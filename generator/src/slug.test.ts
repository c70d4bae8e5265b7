import { expect, test } from "vitest";
import { siteName, sitePrefix } from "./slug.ts";

const site = { service: "Plumbing", city: "Winston-Salem", state: "NC", siteKey: "k3v9x2m4q7" };

test("a site name is readable, valid at Netlify and at most 35 characters", () => {
  expect(siteName(site)).toMatch(/^plumbing-winston-salem-nc-[a-z2-7]{6}$/);
  const long = siteName({ ...site, service: "Emergency water heater installation and repair" });
  expect(long).toMatch(/^emergency-water-heater-insta-[a-z2-7]{6}$/);
  expect(long.length).toBeLessThanOrEqual(35);
});

test("words that leave nothing still give a name", () => {
  expect(siteName({ service: "水道", city: "?", state: "", siteKey: "k" })).toMatch(/^site-/);
});

test("no name has a hyphen before its suffix twice", () => {
  const cut = siteName({ ...site, service: "abcdefghijklmnopqrstuvwxyza", city: "b" });
  expect(cut).not.toContain("--");
});

test("the same key gives the same name and another key another", () => {
  expect(siteName(site)).toBe(siteName({ ...site }));
  expect(siteName({ ...site, siteKey: "k3v9x2m4q8" })).not.toBe(siteName(site));
});

test("a prefix is one safe path segment of at most 63 characters", () => {
  const prefix = sitePrefix({ ...site, service: "a".repeat(100) });
  expect(prefix).toMatch(/^[a-z0-9-]{1,63}$/);
});
