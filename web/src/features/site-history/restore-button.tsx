import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useRestoreVersion } from "./api.ts";

type Props = { campaign: CampaignDetail; number: number };

/** Restores a version after a confirmation. */
export function RestoreButton({ campaign, number }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const restore = useRestoreVersion(campaign.id, () => setIsOpen(false));
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Restore version ${number}`}
        onClick={() => setIsOpen(true)}
      >
        Restore
      </Button>
      <ConfirmDialog
        opened={isOpen}
        tone="plain"
        title={`Restore version ${number}`}
        question={`Bring back version ${number} of this site?`}
        confirm="Restore"
        busy={restore.isPending}
        busyText="Restoring…"
        onConfirm={() => restore.mutate(number)}
        onClose={() => setIsOpen(false)}
      >
        Its fields and its files come back, and it costs no credit. Fields that were saved since are
        replaced; verification tags and locations stay as they are. The site then keeps these files
        until it is deployed again. What is typed in the form and not saved yet is lost.
      </ConfirmDialog>
    </>
  );
}
