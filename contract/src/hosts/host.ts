import type { z } from "zod";

/** A member of a deployment choice: the check of its value, and the text of a form while it is missing. */
export type ChoiceRule = {
  /** `message` is the response to a value that is not an id. */
  schema: (message: string) => z.ZodType<string, string>;
  /** The texts for the form of a new site, and for the settings of an existing one. */
  missing: { creation: string; settings: string };
};

/** The members of a deployment choice; '', null and absent = not chosen. */
type ChoiceValues = Partial<Record<string, string | null | undefined>>;

/** What is known of a site's address before it is published. */
export type PlannedSite = {
  /** The name of the site at the host, unique there, and the name of its folder. */
  name: string;
  folder: string;
  choice: ChoiceValues;
  isSandbox: boolean;
  /**
   * Where the sites of the chosen account are, with a star for their names; undefined where this depends on the account and
   * none is chosen.
   */
  accountAddress?: string | undefined;
};

/**
 * Whether sites of a host can have own domains. `place`: what cannot have one, as texts name it: "a bucket". `gap`: what visitors
 * see while a domain moves between two accounts of the host; absent where they see nothing.
 */
type OwnDomains = { arePossible: true; gap?: string } | { arePossible: false; place: string };

/** What every part of the product needs to know about a host. */
export type HostDescription = {
  /** The name of the host in lists and forms. */
  label: string;
  /** The company that runs the servers, for messages. */
  provider: string;
  /** The members of a deployment choice that belong to the host, in the order of the form. */
  choice: Record<string, ChoiceRule>;
  /** Its members of `GET /last-accounts`; null until one of its accounts was used. */
  lastUsed: Record<string, z.ZodNullable>;
  /**
   * Whether a choice names the operator's account, which production does not offer to runs (decisions 103 and 130) and where
   * no redirects stay.
   */
  isOperators: (choice: ChoiceValues) => boolean;
  /** Members of its choice that the page of a campaign shows, with their labels. */
  facts: Record<string, string>;
  /** Whether it reads a `_headers` and a `_redirects` file; where it does not, pages contain as much of these as HTML allows. */
  readsHeadersFile: boolean;
  /**
   * Whether browsers open all its sites without a warning; false where that depends on the account or the folder. Never read
   * from an address, which in the sandbox is always http: an emulator counts as the provider that it emulates.
   */
  isAlwaysHttps: boolean;
  ownDomains: OwnDomains;
  /**
   * Words of the host's own errors, from which the dashboard knows what to do about a failed site: repair the account in
   * Settings, or only try again.
   */
  errorWords: { account: readonly string[]; retry: readonly string[] };
  /** The address of a planned site, without the scheme. */
  addressOf: (site: PlannedSite) => string;
};
