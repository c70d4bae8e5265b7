import type { AccountReadings } from "@mainstreet/contract/account-readings";
import { choiceFieldsOf, type DeploymentType } from "@mainstreet/contract/deployment";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import type { AccountValue, Operation } from "@mainstreet/contract/operations";

/** Sites of an operation that are to be published, by host and by the accounts where they go and that they leave. */
export type SitesToPublish = {
  deploymentType: DeploymentType;
  count: number;
  /** Null where they stay. */
  goes: AccountValue | null;
  leaves: AccountValue | null;
};

type Forecast = Operation["forecast"][number];
type Known = { isDraft: boolean; accounts: AccountReadings };

/**
 * For each host that publishes some of the sites, from what is known of the accounts. One that takes sites of another account publishes
 * new ones.
 */
export function forecastOf(
  groups: readonly SitesToPublish[],
  { isDraft, accounts }: Known,
): Forecast[] {
  const known = isDraft ? accounts : accounts.map(withoutItsOwn);
  const byHost = Map.groupBy(groups, ({ deploymentType }) => deploymentType);
  return [...byHost].map(([deploymentType, group]) => {
    const readings = known.filter((reading) => reading.deploymentType === deploymentType);
    const arriving = arrivalsIn(group);
    const sites = countIn(group);
    const { terms, forecast } = forecasters[deploymentType];
    const publication = { sites, isNew: arriving.length > 0 };
    const { time, price } = forecast(publication, onlyReading(arriving, readings));
    const obstacle = isDraft ? obstacleOf(arriving, readings) : undefined;
    const obstacles = obstacle && { obstacle };
    return { deploymentType, host: terms.name, sites, ...time, price, ...obstacles };
  });
}

/** Once it is applied, its own sites are among those of the account and in its queue. */
const withoutItsOwn = (reading: AccountReadings[number]): AccountReadings[number] => ({
  ...reading,
  sites: 0,
  deploysAhead: 0,
});

/** Sites that come to one account from others. */
type Arrivals = { deploymentType: DeploymentType; account: string; sites: number };

function arrivalsIn(group: readonly SitesToPublish[]): Arrivals[] {
  const arriving = group.flatMap(({ goes, count }) => (goes ? [{ ...goes, count }] : []));
  const byAccount = Map.groupBy(arriving, accountOf);
  return [...byAccount].flatMap(([account, sites]) =>
    sites.slice(0, 1).map(({ deploymentType }) => ({
      deploymentType,
      account,
      sites: countIn(sites),
    })),
  );
}

/** The id of the token or credentials, as the readings have it. */
function accountOf(place: AccountValue): string {
  const [field] = choiceFieldsOf(place.deploymentType);
  return (field && place[field]) ?? "";
}

/** Of the one account that is meant. Where there are several, the limits that the host documents count, as in Bulk Edit. */
function onlyReading(arriving: readonly Arrivals[], readings: AccountReadings) {
  const meant = arriving.length === 0 ? readings.map(({ account }) => account) : [];
  const [only, ...others] = [...arriving.map(({ account }) => account), ...meant];
  return others.length === 0 ? readings.find(({ account }) => account === only) : undefined;
}

/** Why an account cannot take the sites that come to it: those that are there already are in its reading. */
function obstacleOf(arriving: readonly Arrivals[], readings: AccountReadings) {
  const obstacles = arriving.map(({ deploymentType, account, sites }) => {
    const reading = readings.find((one) => one.account === account);
    return forecasters[deploymentType].forecast({ sites, isNew: true }, reading).obstacle;
  });
  return obstacles.find((obstacle) => obstacle !== undefined);
}

/** For each account that sites leave and are to be published elsewhere: what that takes there, as a move says it. */
export function leavingOf(groups: readonly SitesToPublish[]): Operation["leaving"] {
  const leaving = groups.flatMap((group) => {
    const { leaves: account } = group;
    return account ? [{ ...group, account }] : [];
  });
  const byAccount = Map.groupBy(
    leaving,
    ({ account }) => `${account.deploymentType} ${isDefault(account)}`,
  );
  return [...byAccount.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { deploymentType } = first.account;
    const sites = countIn(group);
    const text = forecasters[deploymentType].terms.afterMove(sites, isDefault(first.account));
    return [{ deploymentType, sites, text }];
  });
}

const isDefault = ({ netlifyTokenId }: AccountValue) => netlifyTokenId === DEFAULT_NETLIFY_ACCOUNT;

const countIn = (groups: readonly { count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);
