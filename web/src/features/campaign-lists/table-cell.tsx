import { count } from "@mainstreet/contract/count";
import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import { fieldIn, isFieldColumn } from "@mainstreet/contract/list-columns";
import type { ListColumn, OtherColumn } from "@mainstreet/contract/list-columns";
import { formatPhone } from "@mainstreet/contract/phone";
import type { SiteField } from "@mainstreet/contract/site-content";
import { isTradeSlug, TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { firstLeadDay } from "../../lib/lead-period.ts";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import { When } from "../../ui/when.tsx";
import { cardBadges } from "./card-facts.ts";
import { LabelBadges } from "./label-badges.tsx";
import classes from "./sites-table.module.css";

type Props = {
  campaign: ListedCampaign;
  column: ListColumn;
  /** Names of businesses by id. */
  businesses: ReadonlyMap<string, string>;
};

/** The value of a column for a site, on one line. */
export function TableCell({ campaign, column, businesses }: Props) {
  if (!isFieldColumn(column)) return OTHERS[column](campaign, businesses);
  const value = fieldIn(campaign, column);
  return <Text>{value === "" ? "" : shownAs(column, value)}</Text>;
}

/** A value as the field's own form shows it. */
function shownAs(field: SiteField, value: string): string {
  if (field === "phone") return formatPhone(value);
  if (field === "trade") return isTradeSlug(value) ? TRADE_NAMES[value] : "No trade";
  if (field !== "leadForm") return value;
  return value === "on" || value === "off" ? leadFormTexts.choices[value] : value;
}

const KINDS = { single: "Single page", "multi-location": "Multi-location" };

const OTHERS: Record<
  OtherColumn,
  (campaign: ListedCampaign, businesses: Props["businesses"]) => ReactNode
> = {
  business: ({ businessId }, businesses) => <Text>{businesses.get(businessId ?? "") ?? ""}</Text>,
  // A published site whose next deployment failed has two states; the newest one counts here.
  status: (campaign) => {
    const status = cardBadges(campaign).at(-1);
    return status === undefined ? null : <DeploymentBadge status={status} />;
  },
  labels: ({ labels }) => <LabelBadges labels={labels} />,
  leads: ({ id, leads = 0 }) =>
    leads === 0 ? null : (
      <Link
        to={paths.leads}
        search={{ campaignId: id, from: firstLeadDay() }}
        className={classes.url}
      >
        {count(leads)}
      </Link>
    ),
  url: ({ deploymentUrl, name }) =>
    deploymentUrl === null ? null : (
      <a
        href={deploymentUrl}
        target="_blank"
        rel="noreferrer"
        className={classes.url}
        aria-label={`Visit Site: ${name}`}
      >
        {deploymentUrl.replace(/^https?:\/\//, "").replace(/\/$/, "")}
      </a>
    ),
  host: ({ deploymentType }) => hosts[deploymentType].label,
  reason: ({ deploymentStatus, deploymentMessage }) =>
    deploymentStatus === "failed" ? <Text>{deploymentMessage}</Text> : null,
  type: ({ type }) => KINDS[type],
  updated: ({ updatedAt }) => updatedAt !== undefined && <When iso={updatedAt} />,
  created: ({ createdAt }) => createdAt !== undefined && <When iso={createdAt} />,
  deployed: ({ lastDeployed }) => lastDeployed !== null && <When iso={lastDeployed} />,
};

/** Text that may be cut off; hovering shows it in full. */
function Text({ children }: { children: string }) {
  return <span title={children}>{children}</span>;
}
