import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { expect, test } from "vitest";
import { hosts } from "./registry.ts";

test.each(DEPLOYMENT_TYPES)(
  "the description of %s is true of what the server does there",
  (type) => {
    const { isAlwaysHttps, ownDomains } = descriptions[type];
    const { isOnHttps, openDomains } = hosts[type];
    expect(isAlwaysHttps).toBe(isOnHttps === undefined);
    expect(ownDomains.arePossible).toBe(openDomains !== undefined);
  },
);
