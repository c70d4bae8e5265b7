import { tokenIdOf } from "@mainstreet/emulators/cloudflare/tokens";
import { sql } from "drizzle-orm";
import { type Product } from "../harness.ts";
import { effects } from "../provider-controls.ts";
import { cloudflareTokenOf, type Tenant } from "./world.ts";

export type ApiResponse = { status: number; headers: Record<string, unknown>; body: string };

/** A digest of all that is a user's, table by table. */
export async function digestRows(product: Product, { visitor }: Tenant): Promise<unknown> {
  const { rows } = await product.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
      where column_name = 'user_id' and table_schema = 'public' order by 1`);
  const digests = rows.map(async ({ name }) => {
    const found = await product.db.execute(sql`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest, count(*)::int as count
        from ${sql.identifier(name)} as t where user_id = ${visitor.user.id}`);
    return [name, found.rows];
  });
  return Object.fromEntries(await Promise.all(digests));
}

/** How many effects providers have recorded for a user's own credentials. */
export async function effectsOf(product: Product, { word, keys }: Tenant): Promise<number> {
  const { netlify, s3, cloudflare } = product;
  const done = (await Promise.all([netlify, s3, cloudflare].map(effects))).flat();
  const cloudflareId = tokenIdOf(cloudflareTokenOf(word));
  const own = [`nfp_matrixToken0${word}`, keys.accessKey, cloudflareId];
  return done.filter(({ credential }) => own.includes(credential)).length;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A response without what differs by chance: the ids of the request and its date, the id in the request, new ids and times. */
export function comparable({ status, headers, body }: ApiResponse, id = "") {
  const { date: _date, "x-request-id": _requestId, ...rest } = headers;
  const withoutId = id === "" ? body : body.replaceAll(JSON.stringify(id).slice(1, -1), "<asked>");
  return {
    status,
    headers: rest,
    body: withoutId.replaceAll(UUID, "<id>").replaceAll(TIME, "<time>"),
  };
}

/** Drops all policies, so that a tenant's transaction is protected by the queries' own filters alone. */
export async function dropPolicies(product: Product): Promise<void> {
  await product.db.execute(sql`
    do $$ declare name regclass; begin
      for name in select oid from pg_class where relrowsecurity loop
        execute format('alter table %s disable row level security', name);
      end loop;
    end $$`);
}
