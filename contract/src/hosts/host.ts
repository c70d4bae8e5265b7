import type { z } from "zod";

/** A member of a deployment choice: how its value is checked, and the text of a form while it is missing. */
export type ChoiceRule = {
  /** `message` is the response to a value that is no id. */
  schema: (message: string) => z.ZodType<string, string>;
  /** In the form of a new site, and in the settings of one. */
  missing: { creation: string; settings: string };
};

/** What is known of a site's address before it is published. */
export type PlannedSite = {
  /** Its name among all sites of the host, and the name of its folder. */
  name: string;
  folder: string;
  /** The members of the deployment choice; '' or null = not chosen. */
  choice: Partial<Record<string, string | null>>;
  isSandbox: boolean;
  /** Where the sites of the chosen account are, with a star for their names; undefined where only the account knows, and none is chosen. */
  accountAddress?: string | undefined;
};

/** What decides whether the sites of a place are served over https. */
export type HttpsPlace = {
  /** The members of the deployment choice. */
  choice: Partial<Record<string, string | null>>;
  /** The names of the user's buckets that are served over https (`GET /bucket-https`). */
  httpsBuckets: ReadonlySet<string>;
};

/** What every part of the product has to know of a host. */
export type HostDescription = {
  /** The host in lists and forms. */
  label: string;
  /** Whose servers they are, in messages. */
  provider: string;
  /** The members of a deployment choice that are its own, in the order of the form. */
  choice: Record<string, ChoiceRule>;
  /** Its members of `GET /last-accounts`; null while none of its accounts was used. */
  lastUsed: Record<string, z.ZodNullable>;
  /** Members of its choice that the page of a campaign shows, with their labels. */
  facts: Record<string, string>;
  /** It reads a `_headers` and a `_redirects` file; where it does not, pages carry what they can of these themselves. */
  readsHeadersFile: boolean;
  /** Whether browsers open its sites without a warning. Emulators count as what they emulate. */
  isHttps: (place: HttpsPlace) => boolean;
  /** Without the scheme. */
  addressOf: (site: PlannedSite) => string;
};
