import type { DomainFaultCode } from "@mainstreet/contract/domains/domain-fault";

/** The names of a site: its domain, and the one that redirects to it. ASCII, lower-case, without a dot at the end. */
export type DomainNames = { host: string; alsoHost: string | null };

export const namesOf = ({ host, alsoHost }: DomainNames): string[] =>
  alsoHost ? [host, alsoHost] : [host];

/** One record that leads a name to the host. */
export type AddressRecord = { type: "CNAME" | "ALIAS" | "A"; value: string; note: string };

/**
 * How one name is led to the host: by any one of `records`, of which the first is the best. `issuers`: who may make the
 * certificate, by their names in CAA records. Without records the host sets them by itself.
 */
export type NamePlan = { host: string; records: AddressRecord[]; issuers: string[] };

/**
 * What a host remembers of a domain from call to call, such as ids of its own and when certificates were requested. Nothing of it
 * is secret.
 */
export type DomainMemory = Record<string, string | string[]>;

/** Where hosts remember the address of the site under its own name. */
export const OWN_URL = "ownUrl";

/** `step`: what the host is still doing. A failure that passes by itself is a ProviderError instead. */
export type DomainStatus =
  | { status: "pending"; step: "verifying" | "issuing" }
  | { status: "live"; certificateExpiresAt: Date | null }
  /** `detail` is the host's reason, for the text of the fault. */
  | { status: "failed"; code: DomainFaultCode; detail: string };

export type DomainCheck = DomainStatus & { memory: DomainMemory };

/** `save` is awaited before a step that must not be repeated, so that a kill in the middle is recognised. */
export type DomainInput = DomainNames & {
  memory: DomainMemory;
  save: (memory: DomainMemory) => Promise<void>;
};

/** How a site gets and loses domains at its host. All of it can be repeated at any time. Every method throws ProviderError. */
export type DomainHosting = {
  /** Makes the host ready for visitors of these names, and says which records they need. No certificate is requested. */
  prepare: (input: DomainInput) => Promise<NamePlan[]>;
  /** Binds the names and requests the certificate. Called once our own check of DNS says right. */
  bind: (input: DomainInput) => Promise<DomainCheck>;
  /** How far the host is. Requests a certificate again where that is due. */
  check: (input: DomainInput) => Promise<DomainCheck>;
  /**
   * Lets go of the names, and then of what served them; names that are gone already count as done. Returns the address of the site
   * without them; undefined when no site is there.
   */
  unbind: (input: DomainInput) => Promise<string | undefined>;
};
