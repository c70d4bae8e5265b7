import { isPersonsPhone } from "@mainstreet/contract/leads";
import type { LeadDetail } from "@mainstreet/contract/leads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDeleteLead } from "./api.ts";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import classes from "./leads.module.css";

type Props = { lead: LeadDetail; leave: () => void };

/** Erases this lead, or everything that this person has sent. */
export function LeadRemoval({ lead, leave }: Props) {
  const { id, name, phone, email } = lead;
  const [dialog, setDialog] = useState<"lead" | "person">();
  const remove = useDeleteLead();
  const close = () => setDialog(undefined);
  const person = { phone: isPersonsPhone(phone) ? phone : "", email };
  const isKnown = person.phone !== "" || email !== "";
  return (
    <Card title="Erase" hint="For somebody who asks for it; nothing of it is kept">
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setDialog("lead")}>
          Delete this lead
        </Button>
        {isKnown && (
          <Button variant="default" onClick={() => setDialog("person")}>
            Erase this person
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={dialog === "lead"}
        title="Delete lead"
        question={`Delete what ${name || "this visitor"} sent, with its trail? It cannot be brought back.`}
        confirm="Delete"
        busy={remove.isPending}
        busyText="Deleting…"
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => {
              toastSuccess("Lead deleted");
              leave();
            },
            onError: (error) => toastFailure(messageOf(error, "The lead could not be deleted")),
            onSettled: close,
          })
        }
        onClose={close}
      />
      <ErasePersonDialog
        opened={dialog === "person"}
        person={person}
        onClose={close}
        onErased={leave}
      />
    </Card>
  );
}
