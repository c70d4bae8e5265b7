import type { Lead } from "@mainstreet/contract/leads";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { When } from "../../ui/when.tsx";
import { cityAndRegion, LEAD_STATE_WORDS, leadStateText, summaryOf } from "./lead-words.ts";
import classes from "./leads.module.css";

/** One lead of the inbox. The whole row opens it by one link. */
export const LeadRow = memo(function LeadRow({ lead }: { lead: Lead }) {
  const { id, name, label, state, receivedAt } = lead;
  return (
    <div className={`${classes.row} ${state === "new" ? classes.fresh : ""}`}>
      <div className={classes.who}>
        <Link to={paths.lead} params={{ id }} className={classes.open}>
          {name || "No name"}
        </Link>
        <span className={classes.site}>
          {[label, cityAndRegion(lead)].filter(Boolean).join(" – ")}
        </span>
      </div>
      <p className={classes.words}>{summaryOf(lead)}</p>
      <div className={classes.state}>
        <Badge tone={LEAD_STATE_WORDS[state].tone}>{leadStateText(lead)}</Badge>
        {lead.isUndelivered && state === "new" && (
          <span className={classes.unheard}>
            <Badge tone="bad">No message arrived</Badge>
          </span>
        )}
        <span className={classes.when}>
          <When iso={receivedAt} />
        </span>
      </div>
    </div>
  );
});
