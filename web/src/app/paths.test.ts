import { expect, test } from "vitest";
import { isAt, isPage, paths } from "./paths.ts";

test("an address is a page with any parameter, case and trailing slash", () => {
  const known = ["/", "/login", "/Login/", "/campaigns/some-id", "/multi-location-sites/hvac"];
  expect(known.filter((path) => !isPage(path))).toEqual([]);
});

test("an address that only begins or ends like a page is none", () => {
  const unknown = ["/log", "/login/now", "/campaigns", "/campaigns/a/b", "/x/login", "//"];
  expect(unknown.filter(isPage)).toEqual([]);
});

test("the dashboard is at the root alone", () => {
  expect(isAt(paths.dashboard, "/")).toBe(true);
  expect(isAt(paths.dashboard, "/login")).toBe(false);
});
