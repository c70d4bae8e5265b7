import { count } from "@mainstreet/contract/count";
import type { RunSite } from "@mainstreet/contract/creation-runs";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { memo } from "react";
import { paths } from "../../app/paths.ts";
import { plannedText } from "../../lib/plan-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import { siteFix } from "./site-fix.ts";
import classes from "./site-row.module.css";
import { siteStateOf } from "./site-state.ts";
import { runSitePlace, STATE_STYLES } from "./site-words.ts";

type Props = {
  site: RunSite;
  /** Whether the run has several services, so that a place alone is ambiguous. */
  isServiceNamed: boolean;
  /** No site is started until the run is resumed. */
  isPaused: boolean;
};

/** A row of the list: a site's state, the reason and its address. */
export const SiteRow = memo(function SiteRow({ site, isServiceNamed, isPaused }: Props) {
  const { campaignId, serviceName, deploymentUrl } = site;
  const state = siteStateOf(site);
  const { word, tone, shape } = STATE_STYLES[state];
  const name = isServiceNamed ? `${serviceName} in ${runSitePlace(site)}` : runSitePlace(site);
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        {campaignId === null ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link to={paths.campaign} params={{ id: campaignId }} className={classes.name}>
            {name}
          </Link>
        )}
        <Badge tone={tone}>
          <StateShape status={shape} />
          {word}
        </Badge>
      </div>
      <div className={classes.more}>
        {state !== "live" && (
          <p className={classes.message}>
            {(isPaused ? pausedText(site) : plannedText(site)) ?? site.message}
          </p>
        )}
        {state === "attention" && <Fix site={site} />}
        {deploymentUrl !== null && (
          <a
            href={deploymentUrl}
            target="_blank"
            rel="noreferrer"
            className={`mono ${classes.address}`}
            aria-label={`Visit Site: ${name}, ${shownAddress(deploymentUrl)}`}
          >
            {shownAddress(deploymentUrl)}
            <ExternalLink size={13} aria-hidden />
          </a>
        )}
      </div>
    </div>
  );
});

/** The text for a site of a paused run: it has no planned time, since the plan is moved by the length of the pause. */
function pausedText({ siteIndex, nextAttemptAt }: RunSite): string | undefined {
  if (nextAttemptAt === null) return undefined;
  return `Row ${count(siteIndex + 1)}: waits until the run is resumed`;
}

function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** How to fix a failed site, with a link. */
function Fix({ site }: { site: RunSite }) {
  const { place, text } = siteFix(site);
  return (
    <p className={classes.fix}>
      {text} {place === "settings" && <Link to={paths.settings}>Open Settings</Link>}
      {place === "campaign" && site.campaignId !== null && (
        <Link to={paths.campaign} params={{ id: site.campaignId }}>
          Open its page
        </Link>
      )}
    </p>
  );
}
