import type { LeadDetail } from "@mainstreet/contract/leads";
import { formatPhone } from "@mainstreet/contract/phone";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useLead } from "./api.ts";
import { DeliveryTrail } from "./delivery-trail.tsx";
import { Consent, LeadFacts } from "./lead-facts.tsx";
import { LeadOutcome } from "./lead-outcome.tsx";
import { LeadRemoval } from "./lead-removal.tsx";
import { cityAndRegion } from "./lead-words.ts";
import classes from "./leads.module.css";

type Props = {
  id: string;
  above: ReactNode;
  /** Leaves the page of a lead that was erased. */
  leave: () => void;
};

/** One lead: what was requested, how to reply, its outcome, and the trail of the messages about it. */
export function LeadScreen({ id, above, leave }: Props) {
  const { data, error, isPending, refetch } = useLead(id);
  if (data !== undefined) return <Loaded lead={data} above={above} leave={leave} />;
  return (
    <>
      <PageHeader title="Lead" above={above} />
      {isPending ? (
        <Placeholder lines={6} label="Loading the lead" />
      ) : (
        <Card title="This lead could not be loaded">
          <FailurePanel
            isNext
            title={messageOf(error, "The lead could not be loaded.")}
            onRetry={() => void refetch()}
          />
          <p>
            It may have been erased. <Link to={paths.leads}>See all leads</Link>.
          </p>
        </Card>
      )}
    </>
  );
}

function Loaded({ lead, above, leave }: Omit<Props, "id"> & { lead: LeadDetail }) {
  const { name, label } = lead;
  return (
    <>
      <PageHeader
        title={name || "No name"}
        subtitle={[label, cityAndRegion(lead)].filter(Boolean).join(" – ")}
        above={above}
      >
        <Reach lead={lead} />
      </PageHeader>
      <div className={classes.columns}>
        <div className="stack">
          <LeadFacts lead={lead} />
          <LeadOutcome key={lead.id} lead={lead} />
        </div>
        <div className="stack">
          <DeliveryTrail lead={lead} />
          <Consent lead={lead} />
          <LeadRemoval lead={lead} leave={leave} />
        </div>
      </div>
    </>
  );
}

/** The ways to reply to the visitor. */
function Reach({ lead: { phone, email } }: { lead: LeadDetail }) {
  const digits = phone.replace(/[^\d+]/g, "");
  return (
    <>
      {digits !== "" && (
        <Button component="a" href={`tel:${digits}`} leftSection={<Phone size={16} aria-hidden />}>
          Call {formatPhone(phone)}
        </Button>
      )}
      {email !== "" && (
        <Button
          component="a"
          href={`mailto:${encodeURI(email)}`}
          variant={digits === "" ? "filled" : "default"}
          leftSection={<Mail size={16} aria-hidden />}
        >
          Write
        </Button>
      )}
    </>
  );
}
