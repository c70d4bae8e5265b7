import type { DomainState } from "@mainstreet/contract/domains/domains";
import { Check, Clock, X } from "lucide-react";
import classes from "./domains.module.css";
import { STATES, STEPS } from "./domain-words.ts";

type Look = "ahead" | "passed" | "now" | "failed";
const ICONS = { ahead: undefined, passed: Check, now: Clock, failed: X };

function lookOf(state: DomainState, index: number): Look {
  if (state === "broken") return index === STEPS.length - 1 ? "failed" : "passed";
  if (state === "live") return "passed";
  const current = STEPS.indexOf(state);
  if (index === current) return "now";
  return index < current ? "passed" : "ahead";
}

/** The progress of a domain as stops on a road; the state is also written above it. */
export function DomainSteps({ state }: { state: DomainState }) {
  return (
    <ol className={classes.steps} aria-hidden>
      {STEPS.map((step, index) => {
        const look = lookOf(state, index);
        const Icon = ICONS[look];
        return (
          <li key={step} className={`${classes.step} ${classes[look] ?? ""}`}>
            <span className={classes.dot}>{Icon && <Icon size={13} strokeWidth={3} />}</span>
            {STATES[look === "failed" ? "broken" : step].word}
          </li>
        );
      })}
    </ol>
  );
}
