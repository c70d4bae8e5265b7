import { count, countOf } from "../../count.ts";
import {
  type AccountReading,
  AS_OF,
  type HostForecast,
  type HostForecaster,
  PER_VISIT,
  type Publication,
  VISITS_A_MONTH,
} from "../forecast.ts";
import {
  type Calls,
  DEPLOYS_EACH,
  msUntilLast,
  type RateWindow,
  REQUESTS_EACH,
  unusedWindow,
} from "../rate-windows.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Netlify's limits on deploys and new sites, as its staff names them (docs/providers.md §1.3): where one of the two is
 * enforced, the other is too.
 */
const DEPLOYS = { perMinute: 3, perDay: 100 };
export const DOCUMENTED_DEPLOY_LIMITS = [
  { limit: DEPLOYS.perMinute, windowMs: MINUTE },
  { limit: DEPLOYS.perDay, windowMs: DAY },
];

/** Prices in Netlify's own credits (docs/hosts.md §6). */
const CREDITS = {
  perDeploy: 15,
  freePlan: 300,
  pro: 3_000,
  perGigabyte: 20,
  perRequest: 2 / 10_000,
};
/** Projects in one team, on each plan whose limits are published (docs/hosts.md §3). */
const MOST_SITES = 500;

const DOCUMENTED: readonly RateWindow[] = [
  ...DOCUMENTED_DEPLOY_LIMITS.map((limit) => unusedWindow({ of: "deploys", ...limit })),
  unusedWindow({ of: "requests", limit: 500, windowMs: MINUTE }),
];

const UNITS = [
  [DAY, "a day"],
  [3_600_000, "an hour"],
  [MINUTE, "a minute"],
] as const;

/** "a minute", even where the measured window is a second shorter than that. */
function unitOf(windowMs: number): string {
  const unit = UNITS.find(([ms]) => Math.abs(windowMs / ms - 1) < 0.1);
  return unit?.[1] ?? `in ${countOf(Math.round(windowMs / 1_000), "second")}`;
}

/** The limits that the sites reach, the narrowest first: "3 deploys a minute and 100 a day"; undefined if they reach none. */
function namesOf(windows: readonly RateWindow[], total: Calls, of: keyof Calls) {
  const [narrowest, ...wider] = windows
    .filter((window) => window.of === of)
    .toSorted((one, other) => one.windowMs - other.windowMs);
  if (narrowest === undefined) return undefined;
  const first = `${count(narrowest.limit)} ${of} ${unitOf(narrowest.windowMs)}`;
  const reached = wider.filter(({ left }) => total[of] > left);
  const others = reached.map(({ limit, windowMs }) => `${count(limit)} ${unitOf(windowMs)}`);
  return [first, ...others].join(" and ");
}

function timeOf({ sites, isNew }: Publication, account: AccountReading): HostForecast["time"] {
  const { windows = DOCUMENTED, deploysAhead = 0 } = account;
  const each = {
    deploys: isNew ? DEPLOYS_EACH.newSite : DEPLOYS_EACH.change,
    requests: REQUESTS_EACH,
  };
  const total = { deploys: deploysAhead + sites * each.deploys, requests: sites * each.requests };
  const ms = msUntilLast(windows, { total, each });
  const deploys = namesOf(windows, total, "deploys");
  const requests = namesOf(windows, total, "requests");
  if (deploys === undefined)
    return { ms, because: requests ? `at Netlify's ${requests}` : "as fast as Netlify takes them" };
  const twice = isNew ? ", of which a new site takes two" : "";
  return { ms, because: `at Netlify's ${deploys}${twice}` };
}

function priceOf(sites: number): HostForecast["price"] {
  const { perDeploy, freePlan, pro } = CREDITS;
  const credits = sites * perDeploy;
  const plan = (of: number) => `${count(of)} a month, enough for ${count(of / perDeploy)}`;
  return {
    amount: `${count(credits)} credits`,
    warning: `Netlify charges ${count(credits)} of its own credits`,
    text: `${perDeploy} for each production deploy, ${countOf(sites, "deploy")}. Its free plan has ${plan(freePlan)}; Pro has ${plan(pro)} (${AS_OF}). Once they are spent, Netlify pauses every site of that team.`,
    isAboveFreePlan: credits > freePlan,
  };
}

function obstacleOf({ sites, isNew }: Publication, { sites: present = 0 }: AccountReading) {
  if (!isNew || sites + present <= MOST_SITES) return undefined;
  const already = present > 0 ? ` This one has ${count(present)} of ours.` : "";
  return {
    title: "Not possible with one Netlify team",
    text: `A team has at most ${MOST_SITES} sites on Netlify's Free, Personal and Pro plans.${already} Choose Cloudflare or AWS S3, or spread the sites over several teams.`,
  };
}

/** Netlify's own limits and credits (docs/providers.md §1.3, docs/hosts.md §6). */
export const netlify: HostForecaster = {
  terms: {
    name: "Netlify",
    https: { isAlways: true, text: "Yes" },
    limits: `${DEPLOYS.perMinute} deploys a minute and ${DEPLOYS.perDay} a day, where a new site takes two; ${MOST_SITES} sites a team. Each deploy takes 15 credits: the free plan has 300 a month, Pro 3,000.`,
    whenUsedUp:
      "Deploys wait for the next day. Without credits every site of the team is paused until the next month, or until more are bought.",
    brief: {
      limits: `${DEPLOYS.perDay} deploys a day, ${MOST_SITES} sites`,
      whenUsedUp: "All sites pause",
    },
    monthOfVisits: (sites) => {
      const visits = sites * VISITS_A_MONTH;
      const { perGigabyte, perRequest } = CREDITS;
      const { requests, gigabytes } = PER_VISIT;
      const credits = visits * (requests * perRequest + gigabytes * perGigabyte);
      return countOf(Math.round(credits), "credit");
    },
    afterMove: (sites, isDefault) =>
      isDefault
        ? `The default Netlify account is for sites that are live there: ${sites === 1 ? "the site is" : "the sites are"} deleted there after the move, and nothing leads from the old ${sites === 1 ? "address" : "addresses"} to the new.`
        : `Each old address at Netlify redirects every page to the new one for good. A redirect is a deploy of Netlify's: ${countOf(sites * CREDITS.perDeploy, "credit")} of your team there, and the same again if the ${sites === 1 ? "site moves" : "sites move"} on.`,
    suitsManySites: false,
  },
  forecast: (publication, account = {}) => {
    const obstacle = obstacleOf(publication, account);
    const time = timeOf(publication, account);
    return { ...(obstacle && { obstacle }), time, price: priceOf(publication.sites) };
  },
};
