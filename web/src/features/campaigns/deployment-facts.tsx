import { factsOf } from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Fragment } from "react";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { timeAgo } from "../../lib/dates.ts";
import { useNow } from "../../lib/use-now.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./deployment.module.css";

type Props = { campaign: CampaignDetail; accountName: string | undefined };

/** Where a campaign is published, and where the next deployment goes: the facts of spec §2's Deployment Information. */
export function DeploymentFacts({ campaign, accountName }: Props) {
  const { deploymentUrl, lastDeployed, deploymentType } = campaign;
  const { label } = hosts[deploymentType];
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
      <dd>{label}</dd>
      <dt>Account</dt>
      <dd>{accountName ?? "Not specified"}</dd>
      {factsOf(campaign).map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className={value === null ? undefined : "mono"}>{value ?? "Not specified"}</dd>
        </Fragment>
      ))}
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
