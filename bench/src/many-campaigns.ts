import { signup } from "@mainstreet/contract/auth";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { placePack } from "@mainstreet/server/features/places/pack";
import { placeAt, largestFirst } from "@mainstreet/server/features/places/place";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";

/** What the browser stores of a session (spec §9). */
export type StoredSession = { token: string; user: { id: string; name: string; email: string } };

type Row = { column_name: string };

/** Signs a user up and makes that many campaigns of one service for the user, each in another city, in every state. */
export async function giveCampaigns(
  product: { url: string; databaseUrl: string },
  count: number,
): Promise<StoredSession> {
  const session = await signUpWithOne(product.url);
  const database = await openDatabase({ url: product.databaseUrl });
  try {
    const columns = await database.db.execute<Row>(
      "select column_name from information_schema.columns where table_name = 'campaigns' and is_generated = 'NEVER' order by ordinal_position",
    );
    const names = columns.rows.map((row) => row.column_name);
    await database.db.execute(copyStatement(names, session.user.id, count));
    await database.db.execute("analyze campaigns");
  } finally {
    await database.close();
  }
  return session;
}

async function signUpWithOne(url: string): Promise<StoredSession> {
  const person = {
    name: "Bench",
    email: `bench-${Date.now()}@example.com`,
    password: "correct horse",
  };
  const session = signup.shapes.response.parse(await post(`${url}/api${signup.path}`, person));
  // Without an account the campaign waits, so nothing is deployed during the measurement.
  const plumber = {
    serviceName: "Plumbing",
    city: "Winston-Salem",
    state: "NC",
    deploymentType: "aws",
  };
  await post(`${url}/api${createCampaign.path}`, plumber, session.token);
  return session;
}

async function post(url: string, body: object, token = ""): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}

/** What differs from campaign to campaign, in SQL; `i` counts them, `place` is the city. */
const VARIED: Record<string, string> = {
  id: "(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - i * 60000), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid",
  site_key: "substr(md5(i::text), 1, 16)",
  city: "place ->> 0",
  state: "place ->> 1",
  zip: "place ->> 2",
  phone: "'336555' || lpad((i % 10000)::text, 4, '0')",
  company_name: "case when i % 3 = 0 then (place ->> 0) || ' Plumbing Company' else '' end",
  updated_at: "now() - i * interval '7 minutes'",
  created_at: "now() - i * interval '1 hour'",
  deployed: "i % 5 <> 0",
  deployment_status:
    "case when i % 5 = 0 then 'none' when i % 7 = 0 then 'failed' else 'deployed' end",
  deployment_type: "case when i % 4 = 0 then 'aws' else 'netlify' end",
  deployment_url:
    "case when i % 5 = 0 then null else 'https://plumbing-' || i || '.netlify.app/' end",
  last_deployed: "case when i % 5 = 0 then null else now() - i * interval '7 minutes' end",
};

function copyStatement(names: string[], userId: string, count: number): string {
  const values = names.map((name) => VARIED[name] ?? `c."${name}"`);
  const places = JSON.stringify(cities(count)).replaceAll("'", "''");
  return `insert into campaigns (${names.map((name) => `"${name}"`).join(", ")})
    select ${values.join(", ")}
    from campaigns c, jsonb_array_elements('${places}'::jsonb) with ordinality as all_places (place, i)
    where c.user_id = '${userId}' and i < ${count}`;
}

/** City, state and ZIP code of the largest places. */
function cities(count: number): [string, string, string][] {
  const ids = largestFirst([...placePack().places.name.keys()]);
  return ids.slice(0, count).map((id) => {
    const { name, state, zctas } = placeAt(id);
    return [name, state, zctas[0] ?? ""];
  });
}
