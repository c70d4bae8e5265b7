import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Card } from "../../ui/card.tsx";
import { LastDeployed } from "./deployment-facts.tsx";
import classes from "./deployment.module.css";

/** The second Deployment Information card of spec §2, shown once the site has been live. The address is in the first card only. */
export function LiveCard({ campaign }: { campaign: CampaignDetail }) {
  const { lastDeployed, indexing } = campaign;
  if (lastDeployed === null) return null;
  return (
    <Card title="Deployment Information" label="Live site">
      <div className={classes.stack}>
        <dl className={`${classes.facts} ${classes.stacked}`}>
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
      </div>
    </Card>
  );
}
