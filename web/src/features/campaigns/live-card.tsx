import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LastDeployed, SiteLink } from "./deployment-facts.tsx";
import classes from "./deployment.module.css";

/** The second Deployment Information card of spec §2: what is live, once something was. */
export function LiveCard({ campaign }: { campaign: CampaignDetail }) {
  const { deploymentUrl, lastDeployed, indexing } = campaign;
  if (lastDeployed === null) return null;
  return (
    <Card title="Deployment Information" label="Live site">
      <div className={classes.stack}>
        <dl className={`${classes.facts} ${classes.stacked}`}>
          <dt>Live at</dt>
          <dd>{deploymentUrl !== null && <SiteLink url={deploymentUrl} />}</dd>
          <dt>Last Deployed</dt>
          <dd>
            <LastDeployed iso={lastDeployed} />
          </dd>
          <dt>Search engines</dt>
          <dd>
            {indexing.indexable ? "May list it" : "Asked not to list it"}
            {indexing.reasons.length > 0 && (
              <ul className={classes.reasons}>
                {indexing.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </dd>
        </dl>
        {deploymentUrl !== null && (
          <div>
            <CopyButton text={deploymentUrl} label="Copy URL" />
          </div>
        )}
      </div>
    </Card>
  );
}
