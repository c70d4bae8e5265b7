import { countOf } from "@mainstreet/contract/count";
import type { TrashedSite } from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDeleteNow, useRestoreTrashed } from "./api.ts";
import { isUp, priceOf } from "./trash-words.ts";

type Props = {
  /** The sites to restore or delete; empty = closed. */
  sites: readonly TrashedSite[];
  onClose: () => void;
  onDone: () => void;
};

/** Asks for confirmation before credits that were returned are charged again. */
export function RestoreDialog({ sites, onClose, onDone }: Props) {
  const credits = priceOf(sites);
  const restore = useRestoreTrashed(onDone);
  return (
    <ConfirmDialog
      opened={sites.length > 0}
      title={sites.length === 1 ? "Restore site" : "Restore sites"}
      question={trashTexts.price(credits)}
      confirm={`Restore for ${countOf(credits, "credit")}`}
      tone="plain"
      busy={restore.isPending}
      busyText="Restoring…"
      onConfirm={() =>
        restore.mutate({ campaignIds: sites.map(({ id }) => id), credits }, { onSettled: onClose })
      }
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before sites are deleted for good; `all`: the whole trash, loaded or not. */
export function DeleteNowDialog({
  sites,
  all,
  onClose,
  onDone,
}: Props & { all?: { total: number; up: number } | undefined }) {
  const remove = useDeleteNow(onDone);
  const n = all?.total ?? sites.length;
  const up = all?.up ?? sites.filter(isUp).length;
  const [first] = sites;
  const name = n === 1 && first ? `"${first.name}"` : countOf(n, "site");
  return (
    <ConfirmDialog
      opened={sites.length > 0 || all !== undefined}
      title={all ? "Empty trash" : "Delete for good"}
      question={`Delete ${name} for good? ${n === 1 ? "It" : "They"} cannot be restored afterwards.`}
      confirm={all ? "Empty trash" : "Delete for good"}
      busy={remove.isPending}
      busyText="Deleting…"
      onConfirm={() =>
        remove.mutate(all ? { all: true } : { campaignIds: sites.map(({ id }) => id) }, {
          onSettled: onClose,
        })
      }
      onClose={onClose}
      {...(up > 0 && { children: stillUp(up, n) })}
    />
  );
}

function stillUp(up: number, n: number): string {
  const which =
    n === 1
      ? "Its site is"
      : up === 1
        ? "One of them is"
        : countOf(up, "of them is", "of them are");
  return `${which} still up and stays up in your account at the host, where only you can delete ${up === 1 ? "it" : "them"}. To take ${up === 1 ? "it" : "them"} down first, cancel and press "Take down" or "Try again".`;
}
