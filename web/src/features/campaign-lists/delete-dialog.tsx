import { count } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { useId, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { distinguishingText } from "./card-facts.ts";
import classes from "./delete-dialog.module.css";
import type { SelectableCampaign } from "./selection.ts";
import { useLastSelection } from "./use-last-selection.ts";

type Props = {
  /** The campaigns to delete; empty = closed. */
  campaigns: readonly SelectableCampaign[];
  onConfirm: (keepSite: boolean) => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before campaigns are deleted, and whether their sites are taken down or stay up; shows what happens
 * to their credits.
 */
export function DeleteCampaignsDialog({ campaigns, onConfirm, onClose }: Props) {
  const meant = useLastSelection(campaigns);
  const [keepSite, setKeepSite] = useState(false);
  const [first] = meant;
  const n = meant.length;
  const isOne = n === 1 && first !== undefined;
  const close = (then: () => void) => {
    then();
    setKeepSite(false);
  };
  return (
    <ConfirmDialog
      opened={campaigns.length > 0}
      title={isOne ? "Delete campaign" : "Delete campaigns"}
      question={isOne ? texts.removal.confirm(first.name) : texts.removal.confirmMany(n)}
      confirm={isOne ? "Delete" : `Delete ${count(n)} campaigns`}
      busy={false}
      busyText="Deleting…"
      onConfirm={() => close(() => onConfirm(keepSite))}
      onClose={() => close(onClose)}
      about={<Target campaigns={meant} />}
      details={<Fate n={n} keepSite={keepSite} onChange={setKeepSite} />}
    >
      {trashTexts.restorable(n)}
    </ConfirmDialog>
  );
}

type FateProps = { n: number; keepSite: boolean; onChange: (keepSite: boolean) => void };

function Fate({ n, keepSite, onChange }: FateProps) {
  return (
    <fieldset className={classes.fate}>
      <legend>{n === 1 ? "What happens to its site" : "What happens to their sites"}</legend>
      <Choice
        checked={!keepSite}
        label={trashTexts.takeDown(n)}
        hint={trashTexts.takeDownHint(n)}
        onChoose={() => onChange(false)}
      />
      <Choice
        checked={keepSite}
        label={trashTexts.leaveUp(n)}
        hint={trashTexts.leaveUpHint(n)}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  );
}

type ChoiceProps = { checked: boolean; label: string; hint: string; onChoose: () => void };

function Choice({ checked, label, hint, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <input
        id={id}
        type="radio"
        name="fate"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={onChoose}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      </div>
    </div>
  );
}

const MOST = 5;

/** Names the sites exactly: a service may have several in one city. */
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
