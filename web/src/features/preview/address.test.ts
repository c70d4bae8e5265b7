import { expect, test } from "vitest";
import { hosts } from "@mainstreet/contract/hosts/registry";

const site = { name: "plumbing-boise-id-…", folder: "plumbing-boise-id-…", choice: {} };

test.each([
  ["https://*.agency.example/", "plumbing-boise-id-….agency.example"],
  ["https://sites.agency.workers.dev/*/", "sites.agency.workers.dev/plumbing-boise-id-…"],
  [undefined, "plumbing-boise-id-….your-domain"],
])("a site of an account at %s is planned at %s", (accountAddress, expected) => {
  expect(hosts.cloudflare.addressOf({ ...site, isSandbox: false, accountAddress })).toBe(expected);
});
