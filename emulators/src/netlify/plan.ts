import type { EmulatorContext } from "../emulated.ts";
import type { Write } from "../state-store.ts";
import { NetlifyError } from "./netlify-error.ts";
import type { Records } from "./records.ts";
import { credentialOfToken } from "./tokens.ts";

/**
 * What a team's plan includes (docs/hosts.md §3 and §6). `null` switches a limit off, which is the default: without settings, a test or a
 * sandbox deploys as often as it likes. A month is a calendar month in UTC; on a clock that shortens a day, 30 of these days.
 */
export type Plan = {
  readonly creditsPerMonth: number | null;
  readonly creditsPerDeploy: number;
  readonly projects: number | null;
};

/** The numbers of the Free plan are 300 credits a month, 15 for each production deploy, and 500 projects. */
const defaultPlan: Plan = {
  creditsPerMonth: null,
  creditsPerDeploy: 15,
  projects: null,
};

/** The credits that a team has used in `month`; in any other month it has used none. */
export type CreditUse = { readonly month: string; readonly used: number };

export type Plans = {
  /** Throws 403 unless the team's credits cover one more production deploy, and those that are not finished. */
  assertMayDeploy(team: string): void;
  /** Throws 403 once the credits are used up, and 422 once the team has as many projects as its plan allows. */
  assertMayCreate(team: string): void;
  /** True once the credits of the month are used up: then no site of the team is served. */
  isPaused(team: string): boolean;
  /** The write that charges one production deploy. */
  chargeDeploy(team: string): Write;
  /** `POST /__control/plan` */
  set(body: unknown): Plan;
  /** `POST /__control/credits {token, used}`: the write that sets what the team of a token has used this month. */
  setUsed(body: unknown): { write: Write; team: string; used: number };
};

type Stored = Pick<Records, "creditUse" | "sites" | "deploys">;

const MONTH_MS = 30 * 86_400_000;

/** The text of the real service, in the format `{error}` (seen in public logs of 2026-09). */
const CREDITS_EXCEEDED =
  "Account credit usage exceeded - new deploys are blocked until credits are added";

/** Counts the credits and the projects of each team. */
export function createPlans(
  { creditUse, sites, deploys }: Stored,
  { now, duration }: Pick<EmulatorContext, "now" | "duration">,
): Plans {
  let plan = defaultPlan;
  const month = () => monthAt(now(), duration(MONTH_MS));
  const usedBy = (team: string): number => {
    const use = creditUse.get(team);
    return use?.month === month() ? use.used : 0;
  };
  const isOf = (team: string, siteId: string) => sites.get(siteId)?.accountSlug === team;
  const running = (team: string) =>
    [...deploys.all.values()].filter(
      ({ siteId, isDraft, state }) => !isDraft && !ENDED.has(state) && isOf(team, siteId),
    ).length;
  const write = (team: string, used: number) => creditUse.put(team, { month: month(), used });
  const assertMayDeploy = (team: string): void => {
    const { creditsPerMonth: most, creditsPerDeploy } = plan;
    if (most !== null && usedBy(team) + (running(team) + 1) * creditsPerDeploy > most)
      throw new NetlifyError(403, CREDITS_EXCEEDED, { error: CREDITS_EXCEEDED });
  };
  return {
    assertMayDeploy,
    assertMayCreate(team) {
      assertMayDeploy(team);
      const count = [...sites.all.keys()].filter((id) => isOf(team, id)).length;
      if (plan.projects !== null && count >= plan.projects)
        throw new NetlifyError(422, `This team has reached its limit of ${plan.projects} projects`);
    },
    isPaused: (team) => plan.creditsPerMonth !== null && usedBy(team) >= plan.creditsPerMonth,
    chargeDeploy: (team) => write(team, usedBy(team) + plan.creditsPerDeploy),
    set: (body) => (plan = { ...plan, ...parsePlan(body) }),
    setUsed(body) {
      const { team, used } = parseUse(body);
      return { write: write(team, used), team, used };
    },
  };
}

const ENDED: ReadonlySet<string> = new Set(["ready", "error"]);

function parseUse(body: unknown): { team: string; used: number } {
  if (typeof body !== "object" || body === null || !("token" in body) || !("used" in body))
    throw new Error("credits need a token and what it has used");
  const { token, used } = body;
  if (typeof token !== "string" || typeof used !== "number")
    throw new Error("token must be a string, and used a number");
  return { team: `team-${credentialOfToken(token)}`, used };
}

function monthAt(now: number, monthMs: number): string {
  if (monthMs === MONTH_MS) return new Date(now).toISOString().slice(0, 7);
  return String(Math.floor(now / monthMs));
}

function parsePlan(body: unknown): Partial<Plan> {
  if (typeof body !== "object" || body === null) throw new Error("a plan must be an object");
  for (const [name, value] of Object.entries(body)) {
    if (!(name in defaultPlan)) throw new Error(`unknown part of a plan: ${name}`);
    const mayBeOff = name !== "creditsPerDeploy";
    if (typeof value !== "number" && !(mayBeOff && value === null))
      throw new Error(`${name} must be a number${mayBeOff ? " or null" : ""}`);
  }
  return body;
}
