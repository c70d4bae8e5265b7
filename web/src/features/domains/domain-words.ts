import type { Domain, DomainState } from "@mainstreet/contract/domains/domains";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { Tone } from "../../ui/badge.tsx";

/** A state in a word, and its color. */
export const DOMAIN_STATE_WORDS: Record<DomainState, { word: string; tone: Tone }> = {
  needs_dns: { word: "Needs DNS", tone: "waiting" },
  verifying: { word: "Verifying", tone: "waiting" },
  issuing: { word: "Issuing certificate", tone: "waiting" },
  live: { word: "Live", tone: "good" },
  broken: { word: "Broken", tone: "bad" },
};

/** The steps to a live domain, in their order. */
export const STEPS = ["needs_dns", "verifying", "issuing", "live"] as const;

/** What happens next, and who does it. */
export function nextAction(domain: Domain): string {
  const { state, records, isRemoving, shownHost, move } = domain;
  if (isRemoving) return "It is being removed. Nothing is left to do here.";
  if (move !== null) return nextOfMove(domain, move);
  if (records.length === 0)
    return "The records to set are being prepared. This takes some seconds.";
  const next: Record<DomainState, string> = {
    needs_dns: `Set the records below where ${shownHost} is registered. They are found by themselves, mostly within an hour.`,
    verifying: "The records are right. The host is checking them; there is nothing to do.",
    issuing: "The certificate is being made, which takes some minutes. There is nothing to do.",
    live: `Visitors reach the site at https://${shownHost}/.`,
    broken: "It was live and is not any more. Mend what is said below, then press Check now.",
  };
  return next[state];
}

/** The next step for a domain whose site moves to another host. Two places at one host have different names. */
function nextOfMove(
  { state, records, shownHost }: Domain,
  { from, to }: NonNullable<Domain["move"]>,
): string {
  const isSame = from === to;
  const before = isSame ? `the ${hosts[from].label} account before` : hosts[from].label;
  const next = isSame ? "the new one" : hosts[to].label;
  const served = `Visitors of ${shownHost} get the site at ${before}, as it was published there last.`;
  if (records.length === 0)
    return `${served} Once it is published at ${next}, the records to set are shown here.`;
  if (state === "needs_dns")
    return `${served} Now let the domain lead to ${next}: change the records below where ${shownHost} is registered.`;
  return `The records lead to ${next}, where the domain is set up now. There is nothing to do.`;
}

/** Whether the records are shown at once: one of them is missing or was changed. */
export const needsRecords = ({ state }: Domain): boolean =>
  state === "needs_dns" || state === "broken";
