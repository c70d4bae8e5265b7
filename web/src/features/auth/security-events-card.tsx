import { deviceName } from "@mainstreet/contract/device-name";
import {
  SECURITY_EVENTS_CSV,
  securityEventLabels,
  type SecurityEvent,
  type SecurityEventGroup,
} from "@mainstreet/contract/security-events";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import table from "../../ui/table.module.css";
import { When } from "../../ui/when.tsx";
import { useSecurityEvents } from "./security-events-api.ts";

const GROUPS: readonly { value: SecurityEventGroup | ""; label: string }[] = [
  { value: "", label: "Everything" },
  { value: "sign-ins", label: "Sign-ins" },
  { value: "account", label: "Password and address" },
  { value: "keys", label: "Keys of hosts" },
  { value: "sites", label: "Sites" },
  { value: "credits", label: "Credits" },
];

const LABELS: Readonly<Record<string, string>> = securityEventLabels;

const COLUMNS: readonly Column<SecurityEvent>[] = [
  { title: "Date", cell: ({ timestamp }) => <When iso={timestamp} />, look: ["nowrap", "wide"] },
  { title: "What", cell: (event) => <What event={event} /> },
  { title: "From", cell: origin, look: ["wide"] },
];

/** The security events of the account, for its owner to check. */
export function SecurityEventsCard() {
  const [group, setGroup] = useState<SecurityEventGroup | "">("");
  const events = useSecurityEvents(group);
  const { data, isPending, error, refetch } = events;
  return (
    <Card
      title="What happened"
      hint="Sign-ins, and changes that matter for the safety of your account."
      actions={
        <DownloadButton path={SECURITY_EVENTS_CSV} failure="Failed to save the list">
          Save as CSV
        </DownloadButton>
      }
    >
      <NativeSelect
        label="Show"
        data={[...GROUPS]}
        value={group}
        maw="16rem"
        mb="sm"
        onChange={({ currentTarget }) =>
          setGroup(GROUPS.find(({ value }) => value === currentTarget.value)?.value ?? "")
        }
      />
      {isPending && <Placeholder lines={4} label="Loading what happened" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "Failed to load what happened")}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="muted">Nothing of this kind has happened.</p>}
      {data !== undefined && data.length > 0 && (
        <DataTable
          key={group}
          rows={data}
          rowKey={({ id }) => id}
          columns={COLUMNS}
          step={10}
          older={events}
        />
      )}
    </Card>
  );
}

function What({ event }: { event: SecurityEvent }) {
  const { kind, subject, actor, timestamp } = event;
  return (
    <>
      {LABELS[kind] ?? kind}
      {subject !== "" && <span className="muted">: {subject}</span>}
      {actor === "operator" && <span className="muted"> (by the operator)</span>}
      <span className={`${table.narrow} note`}>
        <When iso={timestamp} />
        <br />
        {origin(event)}
      </span>
    </>
  );
}

function origin({ userAgent, address }: SecurityEvent): string {
  return [userAgent === "" ? "" : deviceName(userAgent), address].filter(Boolean).join(", ");
}
