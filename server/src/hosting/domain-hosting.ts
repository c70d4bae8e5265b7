import type { DomainFaultCode } from "@mainstreet/contract/domains/domain-fault";

/** The names of a site: its domain, and the one that redirects to it. ASCII, lower-case, without a dot at the end. */
export type DomainNames = { host: string; alsoHost: string | null };

export const hostNamesOf = ({ host, alsoHost }: DomainNames): string[] =>
  alsoHost ? [host, alsoHost] : [host];

/** One DNS record that points a name to the host. */
export type AddressRecord = { type: "CNAME" | "ALIAS" | "A"; value: string; note: string };

/**
 * How one name is pointed to the host: by any one of `records`, of which the first is the best. `issuers`: who may issue the certificate,
 * by their names in CAA records. Without records the host sets them itself.
 */
export type NamePlan = { host: string; records: AddressRecord[]; issuers: string[] };

/** What a host stores about a domain between calls, such as its own ids and when certificates were requested. None of it is secret. */
export type DomainMemory = Record<string, string | string[]>;

/** The key under which hosts store the address of the site under its own name. */
export const OWN_URL = "ownUrl";

/** `step`: what the host is still doing. A temporary failure is a ProviderError instead. */
export type DomainStatus =
  | { status: "pending"; step: "verifying" | "issuing" }
  | { status: "live"; certificateExpiresAt: Date | null }
  /** `detail` is the host's reason, for the text of the error. */
  | { status: "failed"; code: DomainFaultCode; detail: string };

export type DomainCheck = DomainStatus & { memory: DomainMemory };

/** `save` is awaited before a step that must not be repeated, so that a kill in the middle is recognised. */
export type DomainInput = DomainNames & {
  memory: DomainMemory;
  save: (memory: DomainMemory) => Promise<void>;
};

/** How a site gets and loses domains at its host. Every method can be repeated at any time, and throws ProviderError. */
export type DomainHosting = {
  /** Makes the host ready for visitors of these names, and returns the records that they need. No certificate is requested. */
  prepare: (input: DomainInput) => Promise<NamePlan[]>;
  /** Binds the names and requests the certificate. Called once our own check of DNS has succeeded. */
  bind: (input: DomainInput) => Promise<DomainCheck>;
  /** The state at the host. Requests a certificate again if it is time. */
  check: (input: DomainInput) => Promise<DomainCheck>;
  /**
   * Releases the names, and then removes what served them; missing names count as released. Returns the address of the site without them;
   * undefined when no site is there.
   */
  unbind: (input: DomainInput) => Promise<string | undefined>;
};
