import type { BusinessDetail } from "@mainstreet/contract/businesses";
import { countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDeleteBusiness } from "./api.ts";
import { messages } from "./messages.ts";

type Props = { business: BusinessDetail; leave: () => Promise<void> };

/** Deletes a business, after it has explained what happens to the sites of the business. */
export function DeleteBusiness({ business: { id, name, sites }, leave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteBusiness(id, {
    leave,
    onSuccess: () => toastSuccess(messages.deleted(name)),
    onError: (error) => toastFailure(messageOf(error, messages.deleteFailed)),
  });
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title="Delete business"
        question={`Delete ${name}?`}
        confirm="Delete business"
        busy={remove.isPending}
        busyText="Deleting..."
        onConfirm={() => remove.mutate()}
        onClose={() => setIsOpen(false)}
      >
        {sites === 0
          ? "It has no sites. Those who hear of its leads and its webhook are deleted with it."
          : `Its ${countOf(sites, "site")} stay, with the phone, hours and address that they have now as their own. Services, licence and other words of the business leave their pages with the next deployment. No site goes offline. Those who hear of its leads and its webhook are deleted with it: new messages of its sites go to the address of your account.`}
      </ConfirmDialog>
    </>
  );
}
