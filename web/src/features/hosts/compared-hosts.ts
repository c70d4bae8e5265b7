import { aboutTime } from "@mainstreet/contract/about-time";
import { countOf } from "@mainstreet/contract/count";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import {
  type AccountReading,
  type HostForecast,
  type HostTerms,
  MANY_SITES,
} from "@mainstreet/contract/hosts/forecast";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";

/** A time and the host's price, as the comparison shows them. */
type Shown = { ms: number; time: string; amount: string };

/** One host of a comparison. */
export type ComparedHost = {
  type: DeploymentType;
  isChosen: boolean;
  isRecommended: boolean;
  terms: HostTerms;
  obstacle: HostForecast["obstacle"];
  first: Shown;
  change: Shown;
  monthOfVisits: string;
};

type Input = { sites: number; isChosen: boolean; account: AccountReading | undefined };

/** How long a host takes and what it charges for so many new sites, and for each later change of all of them. */
export function comparedHost(
  type: DeploymentType,
  { sites, isChosen, account }: Input,
): ComparedHost {
  const { terms, forecast } = forecasters[type];
  const reading = isChosen ? account : undefined;
  const first = forecast({ sites, isNew: true }, reading);
  const change = forecast({ sites, isNew: false }, reading);
  const isRecommended = sites > MANY_SITES && terms.suitsManySites;
  const monthOfVisits = terms.monthOfVisits(sites);
  return {
    type,
    isChosen,
    isRecommended,
    terms,
    obstacle: first.obstacle,
    first: shown(first),
    change: shown(change),
    monthOfVisits,
  };
}

const shown = ({ time, price }: HostForecast): Shown => ({
  ms: time.ms,
  time: aboutTime(time.ms),
  amount: price.amount,
});

/** A time for a cell of the table, without "about", which all its figures are. */
export const inTable = (time: string) => time.replace(/^about /, "");

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

type Situation = { sites: number; current: ComparedHost };

/** Why another host is recommended; undefined where the chosen one is recommended, or where there are few sites. */
export function recommendation(
  hosts: readonly ComparedHost[],
  { sites, current }: Situation,
): { title: string; text: string } | undefined {
  if (sites <= MANY_SITES || current.isRecommended || current.obstacle) return undefined;
  const better = hosts.filter(({ isRecommended }) => isRecommended);
  const [fastest] = better.toSorted((a, b) => a.first.ms - b.first.ms);
  if (fastest === undefined) return undefined;
  const names = either.format(
    better.map(({ terms }) => (terms.https.isAlways ? terms.name : `${terms.name} with https`)),
  );
  const { first, change, terms } = current;
  const changed = `each change of all of them another ${inTable(change.time)} and ${change.amount}`;
  const there = `They publish ${countOf(sites, "site")} in ${fastest.first.time}, without a limit on sites, and charge next to nothing for it.`;
  const here = `${terms.name} takes ${first.time} and ${first.amount}, and ${changed}.`;
  return {
    title: `Above ${MANY_SITES} sites we recommend ${names}`,
    text: `${there} ${here}`,
  };
}
