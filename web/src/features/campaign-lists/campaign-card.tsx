import { countOf } from "@mainstreet/contract/count";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { formatPhone } from "@mainstreet/contract/phone";
import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { Copy, ExternalLink, Trash } from "lucide-react";
import { memo } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { firstLeadDay } from "../../lib/lead-period.ts";
import checkbox from "../../ui/checkbox.module.css";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import iconButton from "../../ui/icon-button.module.css";
import { IconButton } from "../../ui/icon-button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import { useRetry } from "./api.ts";
import classes from "./campaign-card.module.css";
import { cardBadges, cardDate, cardPlace, cardTitle } from "./card-facts.ts";
import { LabelBadges } from "./label-badges.tsx";
import { CountyThumbnail } from "./county-thumbnail.tsx";

type Props = {
  campaign: ListedCampaign;
  index: number;
  isServiceNamed: boolean;
  /** The number of campaigns on all pages of the list. */
  total: number;
  /** Undefined outside select mode. */
  isChosen: boolean | undefined;
  onChoose: (index: number, isRange: boolean) => void;
  onDelete: (campaign: ListedCampaign) => void;
  /** The warning that visitors of the site get from their browsers. Always the same function, for all cards. */
  warning: (campaign: ListedCampaign) => ReactNode;
};

/** One site of a list. The whole card is one link to its campaign, or selects it in select mode. */
export const CampaignCard = memo(function CampaignCard(props: Props) {
  const { campaign, index, total, isServiceNamed, isChosen, onChoose, onDelete, warning } = props;
  const { id, name, type, phone, company, deploymentUrl, serviceName } = campaign;
  const isSelecting = isChosen !== undefined;
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`${classes.card} ${isChosen ? classes.chosen : ""}`}
    >
      <CountyThumbnail campaign={campaign} />
      <div className={`${classes.facts} ${company.name === "" ? classes.nameless : ""}`}>
        <h2 className={classes.title} title={cardTitle(campaign)}>
          {cardTitle(campaign)}
        </h2>
        <p className={classes.place}>{cardPlace(campaign)}</p>
        {isServiceNamed && company.name !== "" && <p>{serviceName}</p>}
        <p className="muted">{phone === "" ? "No phone number" : formatPhone(phone)}</p>
      </div>
      {campaign.labels !== undefined && campaign.labels.length > 0 && (
        <div className={classes.labels}>
          <LabelBadges labels={campaign.labels} />
        </div>
      )}
      <div className={classes.state}>
        {cardBadges(campaign).map((status) => (
          <DeploymentBadge key={status} status={status} />
        ))}
        <span className={classes.type}>{hosts[campaign.deploymentType].label}</span>
      </div>
      {campaign.deploymentStatus === "failed" && <FailureReason campaign={campaign} />}
      {warning(campaign)}
      <DateAndLeads campaign={campaign} />
      <div className={classes.actions}>
        <Link
          to={paths.campaign}
          params={{ id }}
          className={isSelecting ? classes.link : `${classes.link} ${classes.whole}`}
          aria-label={`View Details: ${name}`}
        >
          View Details
        </Link>
        {deploymentUrl !== null && (
          <a
            href={deploymentUrl}
            target="_blank"
            rel="noreferrer"
            className={`${classes.link} ${classes.above}`}
            aria-label={`Visit Site: ${name}`}
          >
            Visit Site <ExternalLink size={14} aria-hidden />
          </a>
        )}
        {!isSelecting && (
          <span className={classes.delete}>
            {type === "single" && <CloneLink id={id} name={name} />}
            <IconButton icon={Trash} label={`Delete ${name}`} onClick={() => onDelete(campaign)} />
          </span>
        )}
      </div>
      {isSelecting && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            className={checkbox.box}
            checked={isChosen}
            aria-label={`Select ${name}`}
            onChange={({ nativeEvent }) =>
              onChoose(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      )}
    </div>
  );
});

/** When the site changed last, and a link to its leads with their number. */
function DateAndLeads({ campaign }: Pick<Props, "campaign">) {
  const { id, name, leads = 0 } = campaign;
  const date = cardDate(campaign);
  const text = `${countOf(leads, "lead")} in ${LEAD_COUNT_DAYS} days`;
  return (
    <p className={classes.date}>
      {date === undefined ? texts.campaignLists.noDate : <When iso={date} />}
      {leads > 0 && (
        <Link
          to={paths.leads}
          search={{ campaignId: id, from: firstLeadDay() }}
          className={`${classes.leads} ${classes.above}`}
          aria-label={`${text}: ${name}`}
        >
          {text}
        </Link>
      )}
    </p>
  );
}

/** Leads to the bulk form, filled in with the fields of the site. */
function CloneLink({ id, name }: Pick<ListedCampaign, "id" | "name">) {
  const label = `Clone ${name} to other cities`;
  return (
    <Link
      to={paths.create}
      search={{ tab: "bulk", from: id }}
      className={iconButton.button}
      aria-label={label}
      title={label}
    >
      <Copy size={17} aria-hidden />
    </Link>
  );
}

/** Why a site's last deployment failed, and the button that deploys it again. */
function FailureReason({ campaign }: { campaign: ListedCampaign }) {
  const { id, name, deploymentMessage } = campaign;
  const retry = useRetry();
  return (
    <div className={classes.failure}>
      <p className={classes.reason} title={deploymentMessage}>
        {deploymentMessage || texts.campaigns.redeployFailed}
      </p>
      <span className={classes.retry}>
        <SubmitButton
          variant="default"
          size="sm"
          busy={retry.isPending}
          busyText="Deploying..."
          aria-label={`Retry: ${name}`}
          onClick={() => retry.mutate(id)}
        >
          Retry
        </SubmitButton>
      </span>
    </div>
  );
}
