import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { texts } from "@mainstreet/contract/texts";

const GAP = "\u0001";

/** All texts of the product as patterns: a placeholder of a text matches any short text. */
const PATTERNS = [
  ...[texts, netlifyTexts, awsTexts, bucketHttpsTexts, cloudflareTexts].flatMap(patternsOf),
  ...faultsOfDomains().flatMap(patternsOf),
];

/** Without the message that repeats the host's text: that text is one of the others. */
function faultsOfDomains(): string[] {
  const { host_refused: _, ...faults } = domainTexts.faults;
  return Object.values(faults).map((text) => text({ host: GAP, found: GAP, expected: GAP }));
}

/** Whether the sentence is one of the product's own texts. */
export function isOurText(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}

function patternsOf(text: unknown): RegExp[] {
  if (typeof text === "string") return [new RegExp(`^${escape(text).replaceAll(GAP, ".{1,90}")}$`)];
  if (typeof text === "function") return patternsOf(wordsOf(text));
  return typeof text === "object" && text !== null ? Object.values(text).flatMap(patternsOf) : [];
}

function wordsOf(text: Function): string {
  return String(text(GAP, GAP));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
