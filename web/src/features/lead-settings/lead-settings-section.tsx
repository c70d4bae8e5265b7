import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useLeadSettings } from "./api.ts";
import classes from "./lead-settings.module.css";
import { Recipients } from "./recipients.tsx";
import { TimesForm } from "./times-form.tsx";
import { WebhookField } from "./webhook-field.tsx";

/** Who is notified of the leads of a business, how and when, and how long leads are stored. */
export function LeadSettingsSection({ businessId }: { businessId: string }) {
  const { data, error, isPending, refetch } = useLeadSettings(businessId);
  return (
    <Card
      title="Who hears of leads"
      hint="What visitors send by the form on its pages, at once"
      actions={
        <Link to={paths.leads} search={{ businessId }}>
          See its leads
        </Link>
      }
    >
      {isPending && <Placeholder lines={4} label="Loading who hears of leads" />}
      {error !== null && data === undefined && (
        <FailurePanel
          title={messageOf(error, "This could not be loaded")}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <div className={classes.parts}>
          <Recipients businessId={businessId} settings={data} />
          <WebhookField businessId={businessId} settings={data} kind="webhook" />
          <WebhookField businessId={businessId} settings={data} kind="sms" />
          <TimesForm businessId={businessId} settings={data} />
        </div>
      )}
    </Card>
  );
}
