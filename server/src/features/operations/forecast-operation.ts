import type { AccountReadings } from "@mainstreet/contract/account-readings";
import {
  choiceFieldsOf,
  type DeploymentType,
  isOperatorsAccount,
} from "@mainstreet/contract/deployment";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import type { AccountValue, Operation } from "@mainstreet/contract/operations";

/** Sites of an operation that are to be published, by host, by new account and by former account. */
export type SitesToPublish = {
  deploymentType: DeploymentType;
  count: number;
  /** Null when the sites stay at their account. */
  goes: AccountValue | null;
  leaves: AccountValue | null;
};

type Forecast = Operation["forecast"][number];
type Known = { isDraft: boolean; accounts: AccountReadings };

/**
 * A forecast for each host that publishes some of the sites, from what is known of the accounts. Sites that move to another account are
 * published as new ones there.
 */
export function forecastPerHost(
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

/** Once the operation is applied, the account's counts include its own sites, which must not be counted twice. */
const withoutItsOwn = (reading: AccountReadings[number]): AccountReadings[number] => ({
  ...reading,
  sites: 0,
  deploysAhead: 0,
});

/** Sites that move to one account from others. */
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

/** The id of the token or credentials, as the readings contain it. */
function accountOf(place: AccountValue): string {
  const [field] = choiceFieldsOf(place.deploymentType);
  return (field && place[field]) ?? "";
}

/** The reading of the only account concerned. With several accounts, the limits that the host documents apply, as in Bulk Edit. */
function onlyReading(arriving: readonly Arrivals[], readings: AccountReadings) {
  const meant = arriving.length === 0 ? readings.map(({ account }) => account) : [];
  const [only, ...others] = [...arriving.map(({ account }) => account), ...meant];
  return others.length === 0 ? readings.find(({ account }) => account === only) : undefined;
}

/** Why an account cannot accept the sites that move to it: its reading counts the sites that are there already. */
function obstacleOf(arriving: readonly Arrivals[], readings: AccountReadings) {
  const obstacles = arriving.map(({ deploymentType, account, sites }) => {
    const reading = readings.find((one) => one.account === account);
    return forecasters[deploymentType].forecast({ sites, isNew: true }, reading).obstacle;
  });
  return obstacles.find((obstacle) => obstacle !== undefined);
}

/** For each account that sites leave to be published elsewhere: what the redirects cost there, as for a move. */
export function leavingOf(groups: readonly SitesToPublish[]): Operation["leaving"] {
  const leaving = groups.flatMap((group) => {
    const { leaves: account } = group;
    return account ? [{ ...group, account }] : [];
  });
  const byAccount = Map.groupBy(
    leaving,
    ({ account }) => `${account.deploymentType} ${isOperatorsAccount(account)}`,
  );
  return [...byAccount.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { deploymentType } = first.account;
    const sites = countIn(group);
    const text = forecasters[deploymentType].terms.afterMove(
      sites,
      isOperatorsAccount(first.account),
    );
    return [{ deploymentType, sites, text }];
  });
}

const countIn = (groups: readonly { count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);
