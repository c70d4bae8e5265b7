import type { TrashedSite } from "@mainstreet/contract/trash";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Button } from "@mantine/core";
import { Badge } from "../../ui/badge.tsx";
import box from "../../ui/checkbox.module.css";
import { useNow } from "../../lib/use-now.ts";
import { When } from "../../ui/when.tsx";
import { useTakeDown } from "./api.ts";
import { daysLeft, stateBadge, trashStateText } from "./trash-words.ts";
import classes from "./trash.module.css";

const MINUTE_MS = 60_000;

type Props = {
  site: TrashedSite;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: () => void;
  onDelete: () => void;
};

/** One site of the trash: its state, how long it stays, and its buttons. */
export function TrashRow({ site, isChosen, onChoose, onRestore, onDelete }: Props) {
  const { name } = site;
  return (
    <li className={classes.row}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className={box.box}
          aria-label={`Select ${name}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </label>
      <div className={classes.about}>
        <h2 className={classes.name}>{name}</h2>
        <TrashedFacts site={site} />
      </div>
      <div className={classes.actions}>
        <Button size="sm" variant="default" aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
        <TakeDownButton site={site} />
        {site.state !== "taking-down" && (
          <Button
            size="sm"
            variant="subtle"
            color="red"
            aria-label={`Delete now: ${name}`}
            onClick={onDelete}
          >
            Delete now
          </Button>
        )}
      </div>
    </li>
  );
}

/** The state of a site, where it was, and until when it can be restored. */
export function TrashedFacts({ site }: { site: TrashedSite }) {
  const now = useNow(MINUTE_MS);
  const { word, tone } = stateBadge(site);
  const text = trashStateText(site);
  const { companyName, deploymentType, deploymentUrl, trashedAt, recordsToRemove } = site;
  const isOnline = site.state === "left" || site.state === "refused";
  return (
    <>
      <p className={classes.facts}>
        <Badge tone={tone}>{word}</Badge>
        <strong className={classes.days}>{daysLeft(site, now)}</strong>
        <span className="muted">
          Deleted <When iso={trashedAt} />
        </span>
      </p>
      <p className={classes.place}>
        {[companyName, hosts[deploymentType].label].filter(Boolean).join(" · ")}
        {deploymentUrl !== null && (
          <>
            {" · "}
            {isOnline ? (
              <a href={deploymentUrl} target="_blank" rel="noreferrer">
                {deploymentUrl}
              </a>
            ) : (
              deploymentUrl
            )}
          </>
        )}
      </p>
      {text !== "" && <p className={classes.text}>{text}</p>}
      {recordsToRemove.length > 0 && (
        <details className={classes.text}>
          <summary>DNS records to remove</summary>
          <ul className={classes.records}>
            {recordsToRemove.map(({ type, fullName, value }) => (
              <li key={`${type} ${fullName} ${value}`} className="mono">
                {type} {fullName} {value}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** For a site that is still up, because the user wanted that or because its host refused. */
export function TakeDownButton({ site }: { site: TrashedSite }) {
  const { isPending, mutate } = useTakeDown();
  const { id, name, state } = site;
  if (state !== "left" && state !== "refused") return null;
  const word = state === "refused" ? "Try again" : "Take down";
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={`${word}: ${name}`}
      loading={isPending}
      onClick={() => mutate({ campaignIds: [id] })}
    >
      {word}
    </Button>
  );
}
