import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { SiteVersion } from "@mainstreet/contract/site-versions";
import { countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useUser } from "../../lib/use-user.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DownloadSitesButton } from "../../ui/download-sites-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import { useVersions } from "./api.ts";
import { actorWords, causeWords, versionChangeWords, pageOfCause } from "./cause-words.ts";
import { RestoreButton } from "./restore-button.tsx";
import { VersionChanges } from "./version-changes.tsx";
import classes from "./versions.module.css";

const SHOWN_AT_FIRST = 5;
const HINT = "What was live, and what each deployment changed.";

type Props = { campaign: CampaignDetail };

/** The history of a site: every version that was live, newest first. */
export function VersionsCard({ campaign }: Props) {
  const versions = useVersions(campaign.id, campaign.lastDeployed);
  if (versions.isPending)
    return (
      <Card title="Versions" hint={HINT}>
        <Placeholder lines={3} label="Loading the versions" />
      </Card>
    );
  if (versions.isError)
    return (
      <Card title="Versions" hint={HINT}>
        <FailurePanel
          title="The versions could not be loaded"
          onRetry={() => void versions.refetch()}
        >
          {messageOf(versions.error, "Please try again.")}
        </FailurePanel>
      </Card>
    );
  const all = versions.data.pages.flatMap((page) => page.versions);
  const pinnedTo = versions.data.pages[0]?.pinnedTo ?? null;
  return (
    <Card
      title="Versions"
      hint={HINT}
      actions={
        all.length > 0 && (
          <DownloadSitesButton input={{ campaignIds: [campaign.id] }}>
            Download ZIP
          </DownloadSitesButton>
        )
      }
    >
      {pinnedTo !== null && (
        <div className={classes.pinned}>
          <Notice tone="plain" title={`Pinned to version ${pinnedTo}`}>
            The live site has the files of version {pinnedTo} until it is deployed again.
          </Notice>
        </div>
      )}
      <VersionList campaign={campaign} versions={all} older={versions} />
    </Card>
  );
}

type ListProps = Props & {
  versions: SiteVersion[];
  older: Parameters<typeof useShowMore>[2] & object;
};

function VersionList({ campaign, versions, older }: ListProps) {
  const [shown, more] = useShowMore(versions, SHOWN_AT_FIRST, older);
  if (versions.length === 0)
    return <p className="muted">None yet: the next deployment is the first one that is kept.</p>;
  return (
    <>
      <ol className={classes.versions}>
        {shown.map((version, at) => (
          <Version key={version.number} campaign={campaign} version={version} isLive={at === 0} />
        ))}
      </ol>
      {more}
    </>
  );
}

function Version({ campaign, version, isLive }: Props & { version: SiteVersion; isLive: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = `version ${version.number}`;
  const isShown = isLive && campaign.isLive;
  return (
    <li>
      <span className={`${classes.mark} ${isShown ? classes.markLive : ""}`} aria-hidden />
      <div className={classes.line}>
        <h3 className={classes.name}>
          Version {version.number}
          {isShown && <Badge tone="good">Live</Badge>}
        </h3>
        <span>
          <Cause version={version} />
        </span>
        <span className={classes.detail}>{versionChangeWords(version)}</span>
        <span className={classes.detail}>
          <When iso={version.at} /> – {countOf(version.files, "file")}
        </span>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`What changed in ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          What changed
        </Button>
        {!isLive && <RestoreButton campaign={campaign} number={version.number} />}
        <DownloadSitesButton
          aria-label={`Download ${name} as ZIP`}
          input={{ campaignIds: [campaign.id], version: version.number }}
        >
          ZIP
        </DownloadSitesButton>
      </div>
      <div id={id} className={classes.changes}>
        {isOpen && <VersionChanges campaignId={campaign.id} number={version.number} />}
      </div>
    </li>
  );
}

/** Why it was published, with a link to what caused it, and by whom. */
function Cause({ version }: { version: SiteVersion }) {
  const user = useUser();
  const page = pageOfCause(version);
  const words = causeWords(version);
  return (
    <>
      {page === undefined ? words : <Link to={page}>{words}</Link>} {actorWords(version, user?.id)}
    </>
  );
}
