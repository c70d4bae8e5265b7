import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { expect, test } from "vitest";
import { comparedHost, recommendation } from "./compared-hosts.ts";

test("the time of a recommendation is that of the fastest of the recommended hosts", () => {
  const sites = 900;
  const [current, ...others] = DEPLOYMENT_TYPES.map((type) =>
    comparedHost(type, { sites, isChosen: type === "netlify", account: undefined }),
  );
  if (current === undefined) throw new Error("There is no host");
  expect(others.map(({ first }) => first.time)).toEqual(["less than a minute", "about 2 minutes"]);
  const here = { ...current, obstacle: undefined };
  expect(recommendation([here, ...others], { sites, current: here })?.text).toMatch(
    /^They publish 900 sites in less than a minute,/,
  );
});
