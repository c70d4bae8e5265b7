import { count } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { distinguishingText } from "./card-facts.ts";
import type { SelectableCampaign } from "./selection.ts";
import { useLastSelection } from "./use-last-selection.ts";

type Props = {
  /** What would be deleted; empty = closed. */
  campaigns: readonly SelectableCampaign[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before campaigns are deleted, and shows what happens to their sites and credits. */
export function DeleteDialog({ campaigns, onConfirm, onClose }: Props) {
  const meant = useLastSelection(campaigns);
  const [first] = meant;
  const n = meant.length;
  const isOne = n === 1 && first !== undefined;
  return (
    <ConfirmDialog
      opened={campaigns.length > 0}
      title={isOne ? "Delete campaign" : "Delete campaigns"}
      question={isOne ? texts.removal.confirm(first.name) : texts.removal.confirmMany(n)}
      confirm={isOne ? "Delete" : `Delete ${count(n)} campaigns`}
      busy={false}
      busyText="Deleting…"
      onConfirm={onConfirm}
      onClose={onClose}
      about={<Target campaigns={meant} />}
    >
      {isOne
        ? "Its site is taken down. Its credit comes back only if it never went live."
        : "Their sites are taken down. Credits come back only for those that never went live."}
    </ConfirmDialog>
  );
}

const MOST = 5;

/** Which sites they are: a service and a city may have several. */
function Target({ campaigns }: { campaigns: readonly SelectableCampaign[] }) {
  const [only] = campaigns;
  if (campaigns.length === 1 && only !== undefined) return <p>{distinguishingText(only)}</p>;
  return (
    <ul>
      {campaigns.slice(0, MOST).map((campaign) => (
        <li key={campaign.id}>
          <strong>{campaign.name}</strong> {distinguishingText(campaign)}
        </li>
      ))}
      {campaigns.length > MOST && <li>and {count(campaigns.length - MOST)} more</li>}
    </ul>
  );
}
