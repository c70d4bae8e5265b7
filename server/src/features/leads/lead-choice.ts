import { centsOf } from "@mainstreet/contract/lead-amount";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import type { leads } from "./tables.ts";

const STATES = ["answered", "won", "lost"] as const;

/** What somebody chose on the page of a link. */
export type LeadChoice = {
  state: (typeof STATES)[number];
  /** As it was typed. */
  amount: string;
  why: string;
  /** Pressed again where the page has asked. */
  isSure: boolean;
};

/** Why a choice is not saved yet: its amount is none, or what the lead has now would be lost. */
export type Pending = { choice: LeadChoice; because: "amount" | "loss" };

/** Undefined for what makes no sense. */
export function readChoice(sent: URLSearchParams): LeadChoice | undefined {
  const state = STATES.find((known) => known === sent.get("state"));
  if (state === undefined) return undefined;
  const line = (name: string) =>
    (sent.get(name) ?? "")
      .toWellFormed()
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, MAX_LENGTH.businessSentence);
  return {
    state,
    amount: state === "won" ? line("amount") : "",
    why: state === "lost" ? line("why") : "",
    isSure: sent.get("sure") === "yes",
  };
}

type Lead = Pick<typeof leads.$inferSelect, "state" | "amount" | "lostReason">;

export function pendingOf(lead: Lead, choice: LeadChoice): Pending | undefined {
  const { state, amount, why, isSure } = choice;
  if (amount !== "" && centsOf(amount) === null) return { choice, because: "amount" };
  // Also of a page that was loaded before somebody else saved them.
  const losesAmount = lead.amount !== null && (state !== "won" || amount === "");
  const losesReason = lead.lostReason !== "" && (state !== "lost" || why === "");
  return (losesAmount || losesReason) && !isSure ? { choice, because: "loss" } : undefined;
}
