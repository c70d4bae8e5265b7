import type { LeadDelivery, LeadDetail } from "@mainstreet/contract/leads";
import { CircleCheck, CircleX, Clock, Eye, Inbox } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Stop, Timeline } from "../../ui/timeline.tsx";
import { When } from "../../ui/when.tsx";
import { deliveryText, hasLink, deliveryTitle } from "./lead-words.ts";

/** Each step from the visitor to the people who reply: received, sent, accepted, opened. */
export function DeliveryTrail({ lead }: { lead: LeadDetail }) {
  const { receivedAt, deliveries, state } = lead;
  return (
    <Card title="Delivery">
      <Timeline>
        <Stop
          mark={<Inbox {...MARK} />}
          tone="good"
          title="Received"
          details={[<When key="when" iso={receivedAt} />]}
        />
        {deliveries.map((delivery, index) => (
          <DeliverySteps key={index} delivery={delivery} />
        ))}
      </Timeline>
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

const MARK = { size: 16, "aria-hidden": true };

const LOOKS: Record<LeadDelivery["state"], { icon: LucideIcon; tone: Tone }> = {
  waiting: { icon: Clock, tone: "waiting" },
  sent: { icon: CircleCheck, tone: "good" },
  failed: { icon: CircleX, tone: "bad" },
  dropped: { icon: CircleX, tone: "plain" },
};

function DeliverySteps({ delivery }: { delivery: LeadDelivery }) {
  const { state, dueAt, endedAt, openedAt } = delivery;
  const { icon: Icon, tone } = LOOKS[state];
  const when = <When iso={endedAt ?? dueAt} />;
  const opened = openedAt === null ? "Not yet" : <When key="opened" iso={openedAt} />;
  return (
    <>
      <Stop
        mark={<Icon {...MARK} />}
        tone={tone}
        title={deliveryTitle(delivery)}
        details={[
          <span key="ended">
            {deliveryText(delivery)} – {when}
          </span>,
        ]}
      />
      {state === "sent" && hasLink(delivery) && (
        <Stop
          mark={<Eye {...MARK} />}
          tone={openedAt === null ? "plain" : "good"}
          title="Opened by its link"
          details={[opened]}
        />
      )}
    </>
  );
}
