import type { DomainState } from "@mainstreet/contract/domains/domains";
import { Check, Clock, X } from "lucide-react";
import classes from "./domains.module.css";
import { DOMAIN_STATE_WORDS, STEPS } from "./domain-words.ts";

type StepState = "ahead" | "passed" | "now" | "failed";
const ICONS = { ahead: undefined, passed: Check, now: Clock, failed: X };

function stepStateOf(state: DomainState, index: number): StepState {
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
        const stepState = stepStateOf(state, index);
        const Icon = ICONS[stepState];
        return (
          <li key={step} className={`${classes.step} ${classes[stepState] ?? ""}`}>
            <span className={classes.dot}>{Icon && <Icon size={13} strokeWidth={3} />}</span>
            {DOMAIN_STATE_WORDS[stepState === "failed" ? "broken" : step].word}
          </li>
        );
      })}
    </ol>
  );
}
