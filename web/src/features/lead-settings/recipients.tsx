import { LEAD_RECIPIENT_LIMIT } from "@mainstreet/contract/lead-settings";
import type { LeadRecipient, LeadSettingsOfBusiness } from "@mainstreet/contract/lead-settings";
import { formatPhone } from "@mainstreet/contract/phone";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isUnconfirmed, useRemoveRecipient } from "./api.ts";
import classes from "./lead-settings.module.css";
import { NewRecipient } from "./new-recipient.tsx";

type Props = { businessId: string; settings: LeadSettingsOfBusiness };

/** The people who are notified of leads, and those who are notified only of leads that nobody has opened. */
export function Recipients({ businessId, settings }: Props) {
  const { recipients, smsHost } = settings;
  const [toRemove, setToRemove] = useState<LeadRecipient>();
  const canText = smsHost !== null;
  const isReached = (one: LeadRecipient) =>
    !one.isEscalation && (one.channel === "sms" ? canText : !isUnconfirmed(one));
  const isOwner = !recipients.some(isReached);
  return (
    <section aria-label="People" className={classes.part}>
      <h3>People</h3>
      {isOwner && (
        <p className="note">
          {recipients.length === 0
            ? "Nobody is named: mails go to the address of your account."
            : "Mails go to the address of your account until somebody can be reached at once."}
        </p>
      )}
      {recipients.length > 0 && (
        <ul className={classes.list} aria-label="People who hear of leads">
          {recipients.map((recipient) => (
            <Recipient
              key={recipient.id}
              recipient={recipient}
              canText={canText}
              onRemove={() => setToRemove(recipient)}
            />
          ))}
        </ul>
      )}
      {recipients.length < LEAD_RECIPIENT_LIMIT && (
        <NewRecipient businessId={businessId} canText={canText} />
      )}
      <RemoveDialog
        businessId={businessId}
        recipient={toRemove}
        onClose={() => setToRemove(undefined)}
      />
    </section>
  );
}

type RecipientProps = { recipient: LeadRecipient; canText: boolean; onRemove: () => void };

const nameOf = ({ channel, address }: LeadRecipient) =>
  channel === "sms" ? formatPhone(address) : address;

function Recipient({ recipient, canText, onRemove }: RecipientProps) {
  const { channel, isEscalation } = recipient;
  const name = nameOf(recipient);
  return (
    <li className={classes.person}>
      <div className={classes.about}>
        <strong>{name}</strong>
        <span className="note">
          {channel === "sms" ? "Text message" : "Mail"}
          {isEscalation && ", only of what nobody has opened in time"}
        </span>
      </div>
      {isUnconfirmed(recipient) && <Badge tone="waiting">To be confirmed</Badge>}
      {channel === "sms" && !canText && <Badge tone="waiting">No service</Badge>}
      <Button size="sm" variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

type RemoveProps = {
  businessId: string;
  recipient: LeadRecipient | undefined;
  onClose: () => void;
};

function RemoveDialog({ businessId, recipient, onClose }: RemoveProps) {
  const remove = useRemoveRecipient(businessId);
  return (
    <ConfirmDialog
      opened={recipient !== undefined}
      title="Remove from leads"
      question={`${recipient ? nameOf(recipient) : ""} hears of no further leads of this business.`}
      confirm="Remove"
      busy={remove.isPending}
      busyText="Removing…"
      onConfirm={() =>
        recipient &&
        remove.mutate(recipient.id, {
          onSuccess: () => toastSuccess("Removed"),
          onError: (error) => toastFailure(messageOf(error, "This could not be removed")),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
