import { z } from "zod";
import { timestamp } from "../responses.ts";
import { deploymentType } from "../deployment.ts";
import { endpoint } from "../endpoint.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "../limits.ts";
import { textField } from "../text-field.ts";
import { texts } from "../texts.ts";
import { domainFault, domainRefusal } from "./domain-fault.ts";
import { dnsRecord } from "./domain-record.ts";
import { domainTexts } from "./domain-texts.ts";

/** Rows of sites and domains in one request, and domains in one page of the list. */
export const MAX_DOMAIN_ROWS = 2_000;
export const DOMAINS_PAGE = 100;

/** Longer than any name in DNS, so that a name which is too long gets a text of its own. */
const MAX_TYPED_DOMAIN = 500;

/**
 * needs_dns: records are missing · verifying: DNS is right, and the host is checking it · issuing: the certificate is being made ·
 * live · broken: was live, and is not.
 */
export const domainState = z.enum(["needs_dns", "verifying", "issuing", "live", "broken"]);
export type DomainState = z.infer<typeof domainState>;

/** The domain of a site. */
export const domain = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** The site by name, and where it is published now. */
  campaign: z.object({ name: z.string(), deploymentUrl: z.string().nullable() }),
  /** ASCII, lower-case, without a dot at the end. */
  host: z.string(),
  /** As people read it: Unicode where each label is of one script, else as `host`. */
  shownHost: z.string(),
  /** With `www.` or without it: redirects to the domain; null for none. */
  alsoHost: z.string().nullable(),
  state: domainState,
  /** Being removed, which the host has not confirmed yet. */
  isRemoving: z.boolean(),
  /**
   * While the site moves to another host: visitors of the domain get it at the host before until DNS leads to the new one. Null when it
   * does not move.
   */
  move: z
    .object({
      from: deploymentType,
      to: deploymentType,
      /** Where the site is at the new host until then; null before it is live there. */
      siteUrl: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** In the order to set them. Empty while the host is made ready for them, which takes some seconds. */
  records: z.array(dnsRecord),
  /** Null when nothing is wrong, or nothing is known yet. */
  fault: domainFault.nullable(),
  checkedAt: timestamp.nullable(),
  nextCheckAt: timestamp.nullable(),
  /** Null before the certificate is there, and where the host does not say. */
  certificateExpiresAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Domain = z.infer<typeof domain>;

const campaignParam = z.object({ id: z.uuid(texts.campaigns.invalidId) });
const typedDomain = textField("Domain", MAX_TYPED_DOMAIN);

/** The domain of a site; null while it has none. */
export const getDomain = endpoint("GET", "/campaigns/:id/domain", {
  params: campaignParam,
  response: z.object({
    domain: domain.nullable(),
    /** Why no domain can be added now; '' when one can. */
    notPossible: z.string(),
  }),
});

/**
 * Gives a published site a domain. The same one again returns it as it is; another one is refused while the first is there.
 * Nothing is made at the host before the DNS records are right.
 */
export const putDomain = endpoint("PUT", "/campaigns/:id/domain", {
  params: campaignParam,
  body: z.object({
    domain: typedDomain,
    /** With `www.` and without it: the other of the two redirects to this one, and needs a record too. */
    withRedirect: z.boolean().default(true),
  }),
  response: domain,
  timeoutMs: TIMEOUT_MS.campaigns,
  spends: true,
});

/** Of a site without a domain it changes nothing. The host lets go of the domain first. When that fails the domain stays, with `isRemoving`, and the call fails with the reason. */
export const deleteDomain = endpoint("DELETE", "/campaigns/:id/domain", {
  params: campaignParam,
  response: z.object({
    success: z.literal(true),
    /** The records that lead nowhere now: somebody else could take their target. */
    recordsToRemove: z.array(dnsRecord),
    /** What may still be set at the host, whose account is not in the settings any more; '' for nothing. */
    message: z.string(),
  }),
  timeoutMs: TIMEOUT_MS.campaigns,
});

/** Checks the domain now instead of at `nextCheckAt`, and responds with what was found. */
export const checkDomain = endpoint("POST", "/campaigns/:id/domain/check", {
  params: campaignParam,
  response: domain,
  timeoutMs: TIMEOUT_MS.campaigns,
});

/** The user's domains by name, page by page. */
export const listDomains = endpoint("GET", "/domains", {
  query: z.object({
    state: z
      .enum(["", ...domainState.options], domainTexts.invalidState)
      .optional()
      .transform((value) => value || undefined),
    /** Part of a name. */
    q: textField("Search", MAX_LENGTH.search)
      .optional()
      .transform((value) => value || undefined),
    limit: z
      .string()
      .regex(/^\d{0,3}$/, domainTexts.invalidLimit)
      .optional()
      .transform((value) => (value ? Number(value) : DOMAINS_PAGE))
      .refine((value) => value >= 1 && value <= DOMAINS_PAGE, domainTexts.invalidLimit),
    /** The `nextCursor` of the page before. */
    cursor: textField("Cursor", MAX_LENGTH.cursor)
      .optional()
      .transform((value) => value || undefined),
  }),
  response: z.object({
    domains: z.array(domain),
    nextCursor: z.string().nullable(),
    /** Of all domains of the user, whatever is filtered. */
    counts: z.object({
      needs_dns: z.number(),
      verifying: z.number(),
      issuing: z.number(),
      live: z.number(),
      broken: z.number(),
    }),
  }),
});

/** `site`: the id of a campaign, its address with or without the scheme, or its name at the host. */
const row = z.object({
  site: textField("Site", MAX_TYPED_DOMAIN),
  domain: typedDomain,
});
export type DomainRow = z.output<typeof row>;

const rowsInput = z.object({
  rows: z
    .array(row, domainTexts.noRows)
    .min(1, domainTexts.noRows)
    .max(MAX_DOMAIN_ROWS, domainTexts.tooManyRows),
  withRedirect: z.boolean().default(true),
});

const checkedRow = z.object({
  /** As they were sent. */
  site: z.string(),
  domain: z.string(),
  /** Null where the name is none. */
  host: z.string().nullable(),
  alsoHost: z.string().nullable(),
  /** Null where no site was found. */
  campaign: z
    .object({ id: z.string(), name: z.string(), deploymentUrl: z.string().nullable() })
    .nullable(),
  /** Why the row is refused, and in which of its cells; null for a row that can be saved. */
  fault: z
    .object({ code: domainRefusal, field: z.enum(["site", "domain"]), text: z.string() })
    .nullable(),
  /** The site has exactly this domain already: nothing is to be done. */
  isThere: z.boolean(),
});
export type CheckedDomainRow = z.infer<typeof checkedRow>;

const checkedRows = z.object({
  /** One for each row of the request, in its order. */
  rows: z.array(checkedRow),
  totals: z.object({ rows: z.number(), right: z.number(), wrong: z.number(), there: z.number() }),
});

const DOMAIN_ROWS_BYTES = 2 * 1024 * 1024;
const many = {
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: DOMAIN_ROWS_BYTES,
  rows: { member: "rows", most: MAX_DOMAIN_ROWS, tooMany: domainTexts.tooManyRows },
  isHeavy: true,
  spends: true,
};

/** What `addDomains` would do with these rows. Saves nothing. */
export const checkDomainRows = endpoint("POST", "/domains/check", {
  body: rowsInput,
  response: checkedRows,
  ...many,
});

/** Saves the rows that are right and returns why the others are not. Sending the same rows again changes nothing. */
export const addDomains = endpoint("POST", "/domains", {
  body: rowsInput,
  response: checkedRows,
  ...many,
});
