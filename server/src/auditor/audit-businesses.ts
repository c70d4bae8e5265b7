import { BLANK_BUSINESS } from "@mainstreet/contract/business-content";
import { INHERITED_FIELDS, inheritedContent } from "@mainstreet/contract/business-values";
import { and, asc, gt, inArray, isNull, sql } from "drizzle-orm";
import { businesses } from "../features/businesses/tables.ts";
import { campaigns } from "../features/campaigns/tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** How many businesses are read at a time, each with its campaigns. */
const PAGE = 200;
/** Sorts before every id. */
const START = "00000000-0000-0000-0000-000000000000";

/** I14: a campaign of a business has the business's values in all fields that it does not own; without one it owns none. */
export async function auditBusinesses(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I14' as invariant, 'campaign ' || id || ' has no business and owns fields of one' as message
      from campaigns where trashed_at is null and business_id is null and (own_fields <> '{}' or business_digest <> '')
    union all
    select 'I14', 'campaign ' || c.id || ' belongs to a business of another user'
      from campaigns c join businesses b on b.id = c.business_id where b.user_id <> c.user_id
    union all
    select 'I14', 'campaigns of business ' || business_id || ' have different values of it'
      from campaigns where trashed_at is null and business_id is not null
      group by business_id having count(distinct business_digest) > 1 or min(business_digest) = ''`);
  return [...rows, ...(await auditValues(db))];
}

async function auditValues(db: Db): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (let after: string | undefined = START; after !== undefined;) {
    const page: BusinessRow[] = await db
      .select()
      .from(businesses)
      .where(gt(businesses.id, after))
      .orderBy(asc(businesses.id))
      .limit(PAGE);
    findings.push(...(await differences(db, page)));
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
  return findings;
}

type BusinessRow = typeof businesses.$inferSelect;

async function differences(db: Db, page: BusinessRow[]): Promise<AuditFinding[]> {
  const byId = new Map(
    page.map(({ id, name, content }) => [
      id,
      inheritedContent({ ...BLANK_BUSINESS, ...content, name }),
    ]),
  );
  const sites = page.length === 0 ? [] : await sitesOf(db, [...byId.keys()]);
  return sites.flatMap((site) => {
    const inherited = byId.get(site.businessId ?? "");
    return INHERITED_FIELDS.filter(
      (field) => !site.ownFields.includes(field) && inherited?.[field] !== site[field],
    ).map((field) => ({
      invariant: "I14" as const,
      message: `campaign ${site.id} has another ${field} than its business`,
    }));
  });
}

const sitesOf = (db: Db, ids: string[]) =>
  db
    .select({
      id: campaigns.id,
      businessId: campaigns.businessId,
      ownFields: campaigns.ownFields,
      ...inheritedColumns,
    })
    .from(campaigns)
    .where(and(inArray(campaigns.businessId, ids), isNull(campaigns.trashedAt)));

const { companyName, phone, email, openingHours, reviewProfileUrl } = campaigns;
const { companyStreet, companyCity, companyState, companyZip } = campaigns;
const { companyLatitude, companyLongitude } = campaigns;
const inheritedColumns = {
  companyName,
  phone,
  email,
  companyStreet,
  companyCity,
  companyState,
  companyZip,
  companyLatitude,
  companyLongitude,
  openingHours,
  reviewProfileUrl,
};
