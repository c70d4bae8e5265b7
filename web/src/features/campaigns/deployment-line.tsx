import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { Check } from "lucide-react";
import { stateWord } from "../../ui/deployment-badge.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import classes from "./deployment-line.module.css";

type Look = "ahead" | "passed" | "now" | "live" | "failed";

/** How the three stops look in each state. */
const LOOKS: Record<DeploymentStatus, readonly [Look, Look, Look]> = {
  none: ["ahead", "ahead", "ahead"],
  queued: ["now", "ahead", "ahead"],
  deploying: ["passed", "now", "ahead"],
  deployed: ["passed", "passed", "live"],
  failed: ["passed", "passed", "failed"],
};

/** Queued → Deploying → Deployed or Failed, drawn as stops on a street; the text beside it says the same. */
export function DeploymentLine({ status }: { status: DeploymentStatus }) {
  const stops = ["queued", "deploying", status === "failed" ? "failed" : "deployed"] as const;
  return (
    <ol className={classes.line} aria-hidden>
      {stops.map((stop, index) => {
        const look = LOOKS[status][index] ?? "ahead";
        const shown = look === "live" ? `${classes.passed} ${classes.live}` : classes[look];
        return (
          <li key={stop} className={`${classes.stop} ${shown ?? ""}`}>
            <span className={classes.dot}>
              {look === "passed" && <Check size={13} strokeWidth={3} />}
              {look !== "passed" && look !== "ahead" && <StateShape status={stop} size={10} />}
            </span>
            {stateWord(stop)}
          </li>
        );
      })}
    </ol>
  );
}
