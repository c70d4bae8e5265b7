import type { DomainRefusal } from "@mainstreet/contract/domains/domain-fault";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import type {
  CheckedDomainRow,
  TypedDomainRow as TypedRow,
} from "@mainstreet/contract/domains/domains";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { hostNamesOf } from "../../hosting/domain-hosting.ts";
import { hosts } from "../../hosting/registry.ts";
import { hostCredentials } from "../../hosting/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaignName } from "../campaigns/present.ts";
import { heldNames } from "./claim-names.ts";
import { findNamedSites, type NamedSite } from "./find-sites.ts";
import { type DomainRow, hasName } from "./queries.ts";
import { type OwnNames, readName, type ReadName, redirectingName } from "./read-name.ts";
import { domains } from "./tables.ts";

export type RowsInput = { userId: string; rows: readonly TypedRow[]; withRedirect: boolean };

type Refusal = { code: DomainRefusal; field: "site" | "domain" };

/** A row after its check. `site` is set if exactly one site was found. */
export type ReadDomainRow = {
  typed: TypedRow;
  site: NamedSite | undefined;
  host: string | null;
  alsoHost: string | null;
  refusal: Refusal | undefined;
  isThere: boolean;
};

/** Determines what the rows mean and which of them may be saved; used for dry runs and for saving. */
export async function checkRows(
  tx: Db,
  config: Config,
  input: RowsInput,
): Promise<ReadDomainRow[]> {
  const { userId, rows, withRedirect } = input;
  const own = await ownNames(tx, config, userId);
  const sitesOf = await findNamedSites(
    tx,
    userId,
    rows.map(({ site }) => site),
  );
  const read = rows.map((typed) => {
    const name = readName(typed.domain, own);
    const alsoHost = name.host !== null && withRedirect ? redirectingName(name.host) : null;
    return { typed, name, alsoHost, sites: sitesOf(typed.site) };
  });
  const names = read.flatMap(({ name, alsoHost }) =>
    name.host === null ? [] : hostNamesOf({ host: name.host, alsoHost }),
  );
  const known: Known = {
    saved: await savedDomains(tx, userId, { names, sites: read.flatMap(({ sites }) => sites) }),
    held: await heldNames(tx, userId, names),
    names: new Set(),
    sites: new Set(),
  };
  return read.map((row) => decide(row, known));
}

/** The dashboard's own host, and the domains below which the user's sites have addresses. */
export async function ownNames(tx: Db, config: Config, userId: string): Promise<OwnNames> {
  const rows = await tx
    .select({ settings: hostCredentials.settings })
    .from(hostCredentials)
    .where(eq(hostCredentials.userId, userId));
  const service = config.publicUrl ? new URL(config.publicUrl).hostname : undefined;
  return { service, zones: rows.map(({ settings }) => settings.zone ?? "").filter(Boolean) };
}

type Saved = Pick<DomainRow, "campaignId" | "host" | "alsoHost">;

async function savedDomains(
  tx: Db,
  userId: string,
  { names, sites }: { names: string[]; sites: NamedSite[] },
): Promise<Saved[]> {
  if (names.length === 0 && sites.length === 0) return [];
  const ids = sites.map(({ id }) => id);
  return tx
    .select({
      campaignId: domains.campaignId,
      host: domains.host,
      alsoHost: domains.alsoHost,
    })
    .from(domains)
    .where(
      and(
        eq(domains.userId, userId),
        or(ids.length > 0 ? inArray(domains.campaignId, ids) : undefined, hasName(names)),
      ),
    );
}

/** `names` and `sites`: the names and sites of earlier rows. */
type Known = { saved: Saved[]; held: Set<string>; names: Set<string>; sites: Set<string> };
type Row = { typed: TypedRow; name: ReadName; alsoHost: string | null; sites: NamedSite[] };

function decide(row: Row, known: Known): ReadDomainRow {
  const { typed, name, alsoHost, sites } = row;
  const site = sites.length === 1 ? sites[0] : undefined;
  const { host } = name;
  const saved = known.saved.find(({ campaignId }) => campaignId === site?.id);
  const isThere = saved !== undefined && saved.host === host;
  const refusal = isThere ? undefined : refusalOf(row, known);
  if (site && host !== null) {
    known.sites.add(site.id);
    for (const one of hostNamesOf({ host, alsoHost })) known.names.add(one);
  }
  return { typed, site, host, alsoHost, refusal, isThere };
}

function refusalOf({ name, alsoHost, sites }: Row, known: Known): Refusal | undefined {
  const refuse = (field: Refusal["field"], code: DomainRefusal) => ({ field, code });
  const [site, other] = sites;
  if (!site) return refuse("site", "unknown_site");
  if (other) return refuse("site", "ambiguous_site");
  if (name.host === null) return refuse("domain", name.fault);
  if (!site.deployed) return refuse("site", "not_published");
  if (!hosts[site.deploymentType].openDomains) return refuse("site", "host_without_domains");
  const names = hostNamesOf({ host: name.host, alsoHost });
  if (names.some((one) => known.names.has(one))) return refuse("domain", "same_domain_twice");
  if (known.sites.has(site.id)) return refuse("site", "same_site_twice");
  if (known.saved.some(({ campaignId }) => campaignId === site.id))
    return refuse("site", "site_has_domain");
  if (known.saved.some((saved) => hostNamesOf(saved).some((one) => names.includes(one))))
    return refuse("domain", "used_by_other_site");
  return names.some((one) => known.held.has(one)) ? refuse("domain", "held") : undefined;
}

/** The user's text of a refusal. */
export function refusalText({ typed, host, refusal }: ReadDomainRow): string {
  if (!refusal) return "";
  const { code, field } = refusal;
  return domainTexts.refusals[code](field === "site" ? typed.site : (host ?? typed.domain));
}

export function presentRow(row: ReadDomainRow): CheckedDomainRow {
  const { typed, site, host, alsoHost, refusal, isThere } = row;
  return {
    ...typed,
    host,
    alsoHost,
    campaign: site
      ? { id: site.id, name: campaignName(site), deploymentUrl: site.deploymentUrl }
      : null,
    fault: refusal ? { ...refusal, text: refusalText(row) } : null,
    isThere,
  };
}

/** The response about all rows. */
export function presentRows(rows: readonly ReadDomainRow[]) {
  const count = (isMeant: (row: ReadDomainRow) => boolean) => rows.filter(isMeant).length;
  return {
    rows: rows.map(presentRow),
    totals: {
      rows: rows.length,
      right: count(({ refusal, isThere }) => refusal === undefined && !isThere),
      wrong: count(({ refusal }) => refusal !== undefined),
      there: count(({ isThere }) => isThere),
    },
  };
}
