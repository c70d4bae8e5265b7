import { z } from "zod";
import { DEPLOYMENT_TYPES } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { hosts } from "./hosts/registry.ts";

type Hosts = typeof hosts;
type LastUsedOf<T extends keyof Hosts> = Hosts[T]["lastUsed"];
type Members = { [T in keyof Hosts]: keyof LastUsedOf<T> }[keyof Hosts];
type Shape = {
  [M in Members]: {
    [T in keyof Hosts]: M extends keyof LastUsedOf<T> ? LastUsedOf<T>[M] : never;
  }[keyof Hosts];
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.assign does not keep the type of the keys
const shape = Object.assign({}, ...DEPLOYMENT_TYPES.map((type) => hosts[type].lastUsed)) as Shape;

const lastAccounts = z.object(shape);
export type LastAccounts = z.infer<typeof lastAccounts>;

/** For each deployment type the account of the user's newest site: forms of a new site start with it. */
export const readLastAccounts = endpoint("GET", "/last-accounts", { response: lastAccounts });
