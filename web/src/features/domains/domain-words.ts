import type { Domain, DomainState } from "@mainstreet/contract/domains/domains";
import type { Tone } from "../../ui/badge.tsx";

/** A state in a word, and its color. */
export const STATES: Record<DomainState, { word: string; tone: Tone }> = {
  needs_dns: { word: "Needs DNS", tone: "waiting" },
  verifying: { word: "Verifying", tone: "waiting" },
  issuing: { word: "Issuing certificate", tone: "waiting" },
  live: { word: "Live", tone: "good" },
  broken: { word: "Broken", tone: "bad" },
};

/** The steps to a live domain, in their order. */
export const STEPS = ["needs_dns", "verifying", "issuing", "live"] as const;

/** What happens now, and who does it. */
export function nextAction({ state, records, isRemoving, shownHost }: Domain): string {
  if (isRemoving) return "It is being removed. Nothing is left to do here.";
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

/** Whether its records are shown at once: one of them is missing, or was changed. */
export const needsRecords = ({ state }: Domain): boolean =>
  state === "needs_dns" || state === "broken";
