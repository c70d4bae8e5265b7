import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { choiceFieldsOf, type FormChoice } from "@mainstreet/contract/deployment";
import { useDomain } from "./api.ts";
import classes from "./domains.module.css";
import { movedDomainNotes } from "./moved-domain-notes.ts";

type Props = { campaign: CampaignDetail; to: FormChoice };

/** In the form of a site's account: what happens to its domain when another account is chosen. */
export function MovedDomainNote({ campaign, to }: Props) {
  const { data } = useDomain(campaign.id);
  const { deploymentType } = to;
  const isOther =
    deploymentType !== campaign.deploymentType ||
    choiceFieldsOf(deploymentType).some((field) => to[field] !== (campaign[field] ?? ""));
  if (!isOther || !data?.domain) return null;
  const move = { domains: 1, sites: 1, from: campaign.deploymentType, to: deploymentType };
  return (
    <ul className={classes.notes} role="status">
      {movedDomainNotes(move).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
