import type { RunSite } from "@mainstreet/contract/creation-runs";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { memo } from "react";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { StateShape } from "../../ui/state-shape.tsx";
import classes from "./site-row.module.css";
import { siteStateOf } from "./site-state.ts";
import { runSitePlace, STATE_STYLES } from "./site-words.ts";

type Props = {
  site: RunSite;
  /** Whether the run holds several services, so that a place does not tell its site. */
  isServiceNamed: boolean;
};

/** A site of the list: how it stands, why, and where it is. */
export const SiteRow = memo(function SiteRow({ site, isServiceNamed }: Props) {
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
        {state !== "live" && <p className={classes.message}>{site.message}</p>}
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

function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** What to do about a failed site, with the way there. */
function Fix({ site }: { site: RunSite }) {
  const { place, text } = adviceFor(site);
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

/** What to do about a failed site: where the cause is mended, and in which words. */
type Advice = { place: "settings" | "campaign" | "here"; text: string };

/** Whatever is wrong with a key, a token or a bucket is mended in Settings; so say the provider's texts themselves. */
const OF_AN_ACCOUNT = /token|key|bucket|aws account/i;
/** Passes by itself: there is nothing to mend. */
const PASSING = /not answering|something went wrong|did not finish|was removed at netlify/i;

/** The provider's own text says where already. */
const NAMES_SETTINGS = /settings/i;

/** The fix for the cause that `message` names. Trying again is free in every case. */
export function adviceFor({ message, campaignId }: RunSite): Advice {
  if (PASSING.test(message) || campaignId === null)
    return { place: "here", text: "Nothing to mend: try it again." };
  if (NAMES_SETTINGS.test(message)) return { place: "settings", text: "Then try it again." };
  if (OF_AN_ACCOUNT.test(message))
    return { place: "settings", text: "Mend it in Settings, then try it again." };
  return { place: "campaign", text: "See its page, or try it again." };
}
