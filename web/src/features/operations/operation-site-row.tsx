import {
  OPERATION_FIELDS,
  OPERATION_SUBJECTS,
  operationLabel,
} from "@mainstreet/contract/operation-fields";
import type { FieldState, OperationSite } from "@mainstreet/contract/operations";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import checkbox from "../../ui/checkbox.module.css";
import { When } from "../../ui/when.tsx";
import { ChangedAccount, isAccount } from "./account-words.tsx";
import { ChangedText } from "./changed-text.tsx";
import { canBeLeftOut } from "./operation-words.ts";
import classes from "./operations.module.css";

type State = { word: string; tone: Tone };

const STATUS: Record<OperationSite["status"], State> = {
  changed: { word: "Will change", tone: "good" },
  unchanged: { word: "As before", tone: "plain" },
  refused: { word: "Refused", tone: "bad" },
  "left-out": { word: "Left out", tone: "plain" },
  applied: { word: "Changed", tone: "good" },
  conflict: { word: "Not changed", tone: "waiting" },
};

const DEPLOYMENT: Partial<Record<OperationSite["deployment"], State>> = {
  pending: { word: "Waiting", tone: "plain" },
  processing: { word: "Publishing", tone: "waiting" },
  success: { word: "Published", tone: "good" },
  error: { word: "Not published", tone: "bad" },
  cancelled: { word: "Saved only", tone: "plain" },
  deleted: { word: "Deleted", tone: "plain" },
};

type Props = {
  site: OperationSite;
  isTicked: boolean | undefined;
  onTick: () => void;
  onShow: () => void;
};

/** A site with its fields before and after, and why it is refused or not published. */
export function OperationSiteEntry({ site, isTicked, onTick, onShow }: Props) {
  const { word, tone } = stateOf(site);
  const messages = [site.message, site.deploymentMessage].filter((text) => text !== "");
  return (
    <div className={classes.site}>
      {isTicked !== undefined && canBeLeftOut(site) && (
        <input
          type="checkbox"
          className={`${checkbox.box} ${classes.tick}`}
          aria-label={`Tick ${site.name}`}
          checked={isTicked}
          onChange={onTick}
        />
      )}
      <div className={classes.siteBody}>
        <div className={classes.siteHead}>
          {site.deployment === "deleted" ? (
            <strong>{site.name}</strong>
          ) : (
            <Link to={paths.campaign} params={{ id: site.campaignId }}>
              {site.name}
            </Link>
          )}
          <Badge tone={tone}>{word}</Badge>
        </div>
        {messages.map((text) => (
          <p key={text} className={classes.detail}>
            {text}
          </p>
        ))}
        {site.heldBy !== null && (
          <p className={classes.detail}>
            <Link to={paths.operation} params={{ id: site.heldBy.id }}>
              Show that operation
            </Link>
            , applied <When iso={site.heldBy.appliedAt} />
          </p>
        )}
        <Fields site={site} />
        {hasPreview(site) && (
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              px={0}
              aria-label={`Show the page before and after: ${site.name}`}
              onClick={onShow}
            >
              Show the page before and after
            </Button>
          </div>
        )}
        {site.skipped.length > 0 && (
          <p className={classes.detail}>
            Left as it is: {site.skipped.map(operationLabel).join(", ")}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether a preview can show the change: no page shows labels or accounts. */
const hasPreview = ({ after, deployment }: OperationSite): boolean =>
  deployment !== "deleted" && OPERATION_FIELDS.some((field) => after[field] !== undefined);

function stateOf({ status, deployment }: OperationSite): State {
  return (status === "applied" && DEPLOYMENT[deployment]) || STATUS[status];
}

type ChangeProps = { before: FieldState | undefined; after: FieldState | undefined };

function Change({ before, after }: ChangeProps) {
  const [old, next] = [before?.value, after?.value];
  return isAccount(old) && isAccount(next) ? (
    <ChangedAccount before={old} after={next} />
  ) : (
    <ChangedText before={before} after={after} />
  );
}

function Fields({ site: { before, after } }: { site: OperationSite }) {
  const fields = OPERATION_SUBJECTS.filter((field) => after[field] !== undefined);
  if (fields.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{operationLabel(field)}</dt>
          <dd>
            <Change before={before[field]} after={after[field]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
