import type { LeadDelivery, LeadDetail } from "@mainstreet/contract/leads";
import { CircleCheck, CircleX, Clock, Eye, Inbox } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { When } from "../../ui/when.tsx";
import { deliveryText, hasLink, titleOf } from "./lead-words.ts";
import classes from "./leads.module.css";

/** Each step from the visitor to those who answer: received, sent, accepted, opened. */
export function DeliveryTrail({ lead }: { lead: LeadDetail }) {
  const { receivedAt, deliveries, state } = lead;
  return (
    <Card title="Delivery">
      <ol className={classes.trail}>
        <Step icon={Inbox} tone="done" title="Received">
          <When iso={receivedAt} />
        </Step>
        {deliveries.map((delivery, index) => (
          <DeliverySteps key={index} delivery={delivery} />
        ))}
      </ol>
      {deliveries.length === 0 && (
        <p className="note">
          {state === "junk"
            ? "Nobody was told: junk is kept here and sent to nobody."
            : "Nothing was sent about it."}
        </p>
      )}
    </Card>
  );
}

type Tone = "done" | "waiting" | "failed" | "none";

const LOOKS: Record<LeadDelivery["state"], { icon: LucideIcon; tone: Tone }> = {
  waiting: { icon: Clock, tone: "waiting" },
  sent: { icon: CircleCheck, tone: "done" },
  failed: { icon: CircleX, tone: "failed" },
  dropped: { icon: CircleX, tone: "none" },
};

function DeliverySteps({ delivery }: { delivery: LeadDelivery }) {
  const { state, dueAt, endedAt, openedAt } = delivery;
  return (
    <>
      <Step {...LOOKS[state]} title={titleOf(delivery)}>
        {deliveryText(delivery)} – <When iso={endedAt ?? dueAt} />
      </Step>
      {state === "sent" && hasLink(delivery) && (
        <Step icon={Eye} tone={openedAt === null ? "none" : "done"} title="Opened by its link">
          {openedAt === null ? "Not yet" : <When iso={openedAt} />}
        </Step>
      )}
    </>
  );
}

type StepProps = { icon: LucideIcon; tone: Tone; title: string; children: ReactNode };

const Step = ({ icon: Icon, tone, title, children }: StepProps) => (
  <li>
    <span className={`${classes.mark} ${classes[tone]}`}>
      <Icon size={16} aria-hidden />
    </span>
    <div>
      <div className={classes.step}>{title}</div>
      <div className={classes.detail}>{children}</div>
    </div>
  </li>
);
