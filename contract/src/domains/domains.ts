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

/** The most rows of sites and domains in one request, and of domains on one page of the list. */
export const MAX_DOMAIN_ROWS = 2_000;
export const DOMAINS_PAGE = 100;

/** Longer than any name in DNS, so that a name that is too long gets a message of its own. */
const MAX_TYPED_DOMAIN = 500;

/**
 * needs_dns: records are missing · verifying: DNS is right, and the host is checking it · issuing: the certificate is being
 * issued · live · broken: was live, but is not any more.
 */
export const domainState = z.enum(["needs_dns", "verifying", "issuing", "live", "broken"]);
export type DomainState = z.infer<typeof domainState>;

/** The domain of a site. */
export const domain = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** The name of the site, and where it is published now. */
  campaign: z.object({ name: z.string(), deploymentUrl: z.string().nullable() }),
  /** ASCII, lower-case, without a dot at the end. */
  host: z.string(),
  /** The readable form: Unicode where each label uses one script only, else the same as `host`. */
  shownHost: z.string(),
  /** With `www.` or without it: redirects to the domain; null for none. */
  alsoHost: z.string().nullable(),
  state: domainState,
  /** The domain is being removed, but the host has not confirmed that yet. */
  isRemoving: z.boolean(),
  /**
   * Set while the site moves to another host: until DNS points to the new host, visitors of the domain get the site from the
   * former one. Null when it does not move.
   */
  move: z
    .object({
      from: deploymentType,
      to: deploymentType,
      /** The address of the site at the new host until then; null before it is live there. */
      siteUrl: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** In the order in which to set them. Empty for some seconds while the host is prepared for them. */
  records: z.array(dnsRecord),
  /** Null when nothing is wrong, or nothing is known yet. */
  fault: domainFault.nullable(),
  checkedAt: timestamp.nullable(),
  nextCheckAt: timestamp.nullable(),
  /** Null until the certificate exists, and where the host does not report it. */
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
    /** Why no domain can be added now; '' when one can be added. */
    notPossible: z.string(),
  }),
});

/**
 * Adds a domain to a published site. The same domain again returns it unchanged; another one is refused while the first
 * exists. Nothing is created at the host before the DNS records are right.
 */
export const putDomain = endpoint("PUT", "/campaigns/:id/domain", {
  params: campaignParam,
  body: z.object({
    domain: typedDomain,
    /** With `www.` and without it: the other name redirects to this one, and needs a record too. */
    withRedirect: z.boolean().default(true),
  }),
  response: domain,
  timeoutMs: TIMEOUT_MS.campaigns,
  spends: true,
});

/**
 * For a site without a domain it changes nothing. The host releases the domain first. When that fails the domain stays, with
 * `isRemoving`, and the call fails with the reason.
 */
export const deleteDomain = endpoint("DELETE", "/campaigns/:id/domain", {
  params: campaignParam,
  response: z.object({
    success: z.literal(true),
    /** The records that point nowhere now: somebody else could register their target. */
    recordsToRemove: z.array(dnsRecord),
    /** What may still be set up at the host, when its account is not in the settings any more; '' for nothing. */
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
    /** The counts of all domains of the user, without the filters. */
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
export type TypedDomainRow = z.output<typeof row>;

const rowsInput = z.object({
  rows: z
    .array(row, domainTexts.noRows)
    .min(1, domainTexts.noRows)
    .max(MAX_DOMAIN_ROWS, domainTexts.tooManyRows),
  withRedirect: z.boolean().default(true),
});

const checkedRow = z.object({
  /** As sent. */
  site: z.string(),
  domain: z.string(),
  /** Null where the text is not a domain name. */
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
  /** The site has exactly this domain already: nothing needs to be done. */
  isThere: z.boolean(),
});
export type CheckedDomainRow = z.infer<typeof checkedRow>;

const checkedRows = z.object({
  /** One result for each row of the request, in its order. */
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
