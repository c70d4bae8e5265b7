import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { FormerSite } from "@mainstreet/contract/former-sites";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { useRemoveFormerSite } from "./api.ts";
import classes from "./host-moves.module.css";
import { removalWords, oldAddressState } from "./old-address-words.ts";

type Props = { campaign: CampaignDetail };

/** The former places of a site: where each redirects to, and how it can be removed. */
export function FormerSitesCard({ campaign }: Props) {
  const [chosen, setChosen] = useState<FormerSite>();
  const remove = useRemoveFormerSite(campaign.id);
  const confirm = (former: FormerSite) => {
    const isGone = former.message.includes("not in your settings");
    remove.mutate(
      { formerId: former.id, forget: isGone },
      {
        onSuccess: () => toastSuccess("The old address was removed."),
        onError: (error) =>
          toastFailure(messageOf(error, "The old address could not be removed. Please try again.")),
        onSettled: () => setChosen(undefined),
      },
    );
  };
  return (
    <Card title="Old Addresses" hint="Where this site was before, and what visitors find there.">
      <ul className={classes.places}>
        {campaign.formerSites.map((former) => (
          <OldAddress key={former.id} former={former} onRemove={() => setChosen(former)} />
        ))}
      </ul>
      <RemovalDialog
        former={chosen}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setChosen(undefined)}
      />
    </Card>
  );
}

function OldAddress({ former, onRemove }: { former: FormerSite; onRemove: () => void }) {
  const { word, tone } = oldAddressState(former);
  const canRemove = !["live", "removing", "domain"].includes(former.status);
  return (
    <li>
      <div className={classes.place}>
        <a href={former.url} target="_blank" rel="noreferrer" className="mono">
          {former.url}
        </a>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className={classes.detail}>
        {hosts[former.deploymentType].label}
        {former.to !== null && (
          <>
            {" – leads to "}
            <span className="mono">{former.to}</span>
          </>
        )}
        {former.since !== null && (
          <>
            {" since "}
            <When iso={former.since} />
          </>
        )}
      </p>
      {former.message !== "" && <Notice tone="waiting" title={former.message} />}
      {canRemove && (
        <div>
          <Button variant="default" size="sm" onClick={onRemove}>
            {removalWords(former).confirm}
          </Button>
        </div>
      )}
    </li>
  );
}

type RemovalProps = {
  /** The old address that the dialog is about; absent = closed. */
  former: FormerSite | undefined;
  isBusy: boolean;
  onConfirm: (former: FormerSite) => void;
  onClose: () => void;
};

function RemovalDialog({ former, isBusy, onConfirm, onClose }: RemovalProps) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(former);
  if (former !== undefined && former !== shown) setShown(former);
  if (shown === undefined) return null;
  const { title, question, note, confirm } = removalWords(shown);
  return (
    <ConfirmDialog
      opened={former !== undefined}
      title={title}
      question={question}
      confirm={confirm}
      cancel="Keep it"
      busy={isBusy}
      busyText="Removing…"
      onConfirm={() => onConfirm(shown)}
      onClose={onClose}
    >
      {note}
    </ConfirmDialog>
  );
}
