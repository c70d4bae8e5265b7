import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { timeAgo } from "../../lib/dates.ts";
import { useNow } from "../../lib/use-now.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./deployment.module.css";

type Props = { campaign: CampaignDetail; accountName: string | undefined };

/** Where a campaign is and goes: the facts of spec §2's Deployment Information. */
export function DeploymentFacts({ campaign, accountName }: Props) {
  const { deploymentUrl, lastDeployed, deploymentType, awsBucketName } = campaign;
  const isAws = deploymentType === "aws";
  return (
    <dl className={classes.facts}>
      <dt>URL</dt>
      <dd>
        {deploymentUrl === null ? (
          "Not deployed yet"
        ) : (
          <span className={classes.address}>
            <SiteLink url={deploymentUrl} />
            <CopyButton text={deploymentUrl} label="Copy URL" />
          </span>
        )}
      </dd>
      <dt>Last Deployed</dt>
      <dd>{lastDeployed === null ? "Never" : <LastDeployed iso={lastDeployed} />}</dd>
      <dt>Deployment Type</dt>
      <dd>{isAws ? "AWS S3" : "Netlify"}</dd>
      <dt>Account</dt>
      <dd>{accountName ?? "Not specified"}</dd>
      {isAws && (
        <>
          <dt>S3 Bucket</dt>
          <dd className={awsBucketName === null ? undefined : "mono"}>
            {awsBucketName ?? "Not specified"}
          </dd>
        </>
      )}
    </dl>
  );
}

export function LastDeployed({ iso }: { iso: string }) {
  const now = useNow(30_000);
  return (
    <>
      <When iso={iso} /> <span className="muted">– {timeAgo(iso, now)}</span>
    </>
  );
}

function SiteLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mono">
      {url}
    </a>
  );
}
