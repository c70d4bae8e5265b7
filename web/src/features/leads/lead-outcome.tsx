import { JUNK_REASONS } from "@mainstreet/contract/lead-texts";
import type { LeadDetail, LeadState } from "@mainstreet/contract/leads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { When } from "../../ui/when.tsx";
import { useChangeLead } from "./api.ts";
import type { LeadChange } from "./api.ts";
import { LostDialog, WonDialog } from "./outcome-dialogs.tsx";
import { LEAD_STATE_WORDS, leadStateText } from "./lead-words.ts";
import classes from "./leads.module.css";

const REPORTS: Record<LeadState, string> = {
  new: "Marked as new",
  answered: "Marked as answered",
  won: "Marked as won",
  lost: "Marked as lost",
  junk: "Moved to junk",
};

/** The outcome of a lead, and the buttons that set it. */
export function LeadOutcome({ lead }: { lead: LeadDetail }) {
  const { state, answeredAt, lostReason } = lead;
  const [dialog, setDialog] = useState<"won" | "lost">();
  const { mutate, isPending } = useChangeLead(lead.id);
  const change = (body: LeadChange, report = REPORTS[body.state]) => {
    const answered = answeredAt === null ? {} : { answeredAt };
    const before = { state, amount: lead.amount, lostReason, ...answered };
    mutate({ ...body, report, before });
    setDialog(undefined);
  };
  const to = (next: LeadState, report?: string) => () => change({ state: next }, report);
  return (
    <Card title="What became of it">
      <div className={classes.outcome}>
        <p className={classes.now} role="status">
          <Badge tone={LEAD_STATE_WORDS[state].tone}>{leadStateText(lead)}</Badge>
          {answeredAt !== null && state !== "junk" && (
            <span className="muted">
              Answered <When iso={answeredAt} />
            </span>
          )}
        </p>
        {lostReason !== "" && <p>{lostReason}</p>}
        {state === "junk" && <p>{junkText(lead)}</p>}
        <div className={classes.buttons} aria-busy={isPending}>
          {state === "junk" ? (
            <Button
              variant="default"
              onClick={to("new", "Moved out of junk. Messages about it are sent now.")}
            >
              Not junk
            </Button>
          ) : (
            <>
              {state !== "answered" && (
                <Button variant="default" onClick={to("answered")}>
                  Answered
                </Button>
              )}
              <Button variant="default" onClick={() => setDialog("won")}>
                Won…
              </Button>
              <Button variant="default" onClick={() => setDialog("lost")}>
                Lost…
              </Button>
              <Button variant="default" onClick={to("junk")}>
                Junk
              </Button>
              {state !== "new" && (
                <Button variant="subtle" onClick={to("new")}>
                  Back to new
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <WonDialog
        opened={dialog === "won"}
        amount={lead.amount}
        onClose={() => setDialog(undefined)}
        onWon={(amount) => change({ state: "won", amount })}
      />
      <LostDialog
        opened={dialog === "lost"}
        reason={lostReason}
        onClose={() => setDialog(undefined)}
        onLost={(reason) => change({ state: "lost", lostReason: reason })}
      />
    </Card>
  );
}

/** Why the lead is in the junk folder. */
function junkText({ junkReason }: LeadDetail): string {
  const reason = Object.entries(JUNK_REASONS).find(([name]) => name === junkReason);
  return reason === undefined ? "" : `${reason[1]}.`;
}
