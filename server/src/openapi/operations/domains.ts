import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import * as domains from "@mainstreet/contract/domains/domains";
import { describe, type ApiOperation } from "../describe.ts";
import { nameSchema } from "../named-schemas.ts";
import { AT, CAMPAIGN_ID, EVIDENCE_ID } from "../samples.ts";

/** An example of the record that proves who owns a domain. */
export const sampleProofRecord: DnsRecord = {
  purpose: "proof",
  type: "TXT",
  name: "_mainstreet-verify",
  fullName: "_mainstreet-verify.joesplumbing.com",
  value: "mainstreet=6f1c2b7f3c0e4a5d9b8a7c6d5e4f3a2b",
  isAlternative: false,
  note: "Keep this record: it shows that the domain is yours.",
  isFound: false,
  replaces: "",
};
const site = {
  name: "Plumbing in Winston-Salem, NC",
  deploymentUrl: "https://plumbing-winston-salem.netlify.app/",
};
const domain: domains.Domain = {
  id: EVIDENCE_ID,
  campaignId: CAMPAIGN_ID,
  campaign: site,
  host: "joesplumbing.com",
  shownHost: "joesplumbing.com",
  alsoHost: "www.joesplumbing.com",
  state: "needs_dns",
  isRemoving: false,
  move: null,
  records: [sampleProofRecord],
  fault: {
    code: "proof_missing",
    text: "The TXT record that shows whose domain this is was not found.",
  },
  checkedAt: AT,
  nextCheckAt: AT,
  certificateExpiresAt: null,
  createdAt: AT,
};
const rows = { rows: [{ site: "plumbing-winston-salem", domain: "joesplumbing.com" }] };
const checked = {
  rows: [
    {
      site: "plumbing-winston-salem",
      domain: "joesplumbing.com",
      host: "joesplumbing.com",
      alsoHost: "www.joesplumbing.com",
      campaign: { id: CAMPAIGN_ID, ...site },
      fault: null,
      isThere: false,
    },
  ],
  totals: { rows: 1, right: 1, wrong: 0, there: 0 },
};
const BY_ITSELF =
  "A domain is checked by itself: each minute at first, later less often, and daily once it is live.";

// Named here, before an operation would name it after its response.
nameSchema(domains.domain, "Domain");

export const domainOperations: readonly ApiOperation[] = [
  describe(domains.getDomain, "getDomain", {
    summary: "Read the domain of a site",
    description: `With the DNS records to set, and what is wrong. ${BY_ITSELF}`,
    response: { domain, notPossible: "" },
  }),
  describe(domains.putDomain, "putDomain", {
    summary: "Give a site a domain",
    description:
      "Nothing is requested from the host, and no certificate, before the DNS records are right. Twenty changes and checks a minute.",
    fails: [409, 429, 503],
    request: { domain: "joesplumbing.com" },
    response: domain,
  }),
  describe(domains.deleteDomain, "deleteDomain", {
    summary: "Take the domain from a site",
    description:
      "The host lets go of it first; the site goes back to its address there. The response lists the DNS records to remove. When the host refuses, the domain stays, and its removal goes on by itself.",
    fails: [429, 502, 503, 504],
    response: { success: true, recordsToRemove: [sampleProofRecord], message: "" },
  }),
  describe(domains.checkDomain, "checkDomain", {
    summary: "Check a domain now",
    description: "Twenty changes and checks a minute.",
    fails: [409, 429, 503],
    response: domain,
  }),
  describe(domains.listDomains, "listDomains", {
    summary: "List the domains",
    description: `By name. ${BY_ITSELF}`,
    response: {
      domains: [domain],
      nextCursor: null,
      counts: { needs_dns: 1, verifying: 0, issuing: 0, live: 0, broken: 0 },
    },
  }),
  describe(domains.checkDomainRows, "checkDomainRows", {
    summary: "Check rows of sites and domains",
    description: "What adding them would do, and why a row would be refused. Saves nothing.",
    fails: [413, 429, 503],
    request: rows,
    response: checked,
  }),
  describe(domains.addDomains, "addDomains", {
    summary: "Give many sites their domains",
    description:
      "Saves the rows that are right and returns why the others are not. The same rows again change nothing.",
    fails: [413, 429, 503],
    request: rows,
    response: checked,
  }),
];
