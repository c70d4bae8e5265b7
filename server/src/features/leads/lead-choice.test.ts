import { expect, test } from "vitest";
import { pendingOf, readChoice } from "./lead-choice.ts";

type Lead = Parameters<typeof pendingOf>[0];
const won: Lead = { state: "won", amount: 90_000, lostReason: "" };
const lost: Lead = { state: "lost", amount: null, lostReason: "Too far" };

test.each<[chosen: string, lead: Lead, because: string | undefined]>([
  ["state=answered", won, "loss"],
  ["state=answered&sure=yes", won, undefined],
  // The page was loaded before somebody else saved the amount.
  ["state=won&amount=", won, "loss"],
  ["state=won&amount=950", won, undefined],
  ["state=won&amount=a+lot", won, "amount"],
  ["state=lost&why=", lost, "loss"],
  ["state=lost&why=No+answer", lost, undefined],
  ["state=won&amount=100", lost, "loss"],
])("%s needs a confirmation where something would be lost", (chosen, lead, because) => {
  const choice = readChoice(new URLSearchParams(chosen));
  expect(choice && pendingOf(lead, choice)?.because).toBe(because);
});

test("what is none of the states is no choice", () => {
  expect(readChoice(new URLSearchParams("state=junk"))).toBeUndefined();
});
