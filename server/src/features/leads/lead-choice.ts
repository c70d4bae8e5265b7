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
  /** The visitor pressed the button again after the page asked for confirmation. */
  isSure: boolean;
};

/** Why a choice is not saved yet: its amount is not a valid number, or saving would lose what the lead has now. */
export type Pending = { choice: LeadChoice; because: "amount" | "loss" };

/** Undefined for input that no page of ours sends. */
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
  // Also protects against a page that was loaded before somebody else saved an amount or a reason.
  const losesAmount = lead.amount !== null && (state !== "won" || amount === "");
  const losesReason = lead.lostReason !== "" && (state !== "lost" || why === "");
  return (losesAmount || losesReason) && !isSure ? { choice, because: "loss" } : undefined;
}
