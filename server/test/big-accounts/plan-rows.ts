import { placePack } from "../../src/features/places/pack.ts";
import { largestFirst, placeAt } from "../../src/features/places/place.ts";
import type { Sizes } from "./sizes.ts";

const PLACES = 5_000;

/** The owner, time, place and service of each campaign, in temporary tables from which all other rows are made. */
export function planRows({ campaigns, users, ofFirst: every = 20 }: Sizes): string[] {
  const ofFirst = Math.ceil(campaigns / every);
  const ofOthers = campaigns - ofFirst;
  const others = users - 1;
  return [
    // A UUIDv7 that sorts by its time; the same text gives the same random part.
    `create function pg_temp.id_at(at timestamptz, of text) returns uuid language sql immutable as $$
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(of), 1, 3)
        || '8' || substr(md5(of), 4, 15))::uuid $$`,
    `create temp table seed_users on commit drop as
      select n, pg_temp.id_at(made_at, 'user ' || n) as id, made_at, size, greatest(size / 5, 1) as run_size
      from (
        select n, now() - interval '3 years' + n * interval '1 minute' as made_at,
          case when n = 0 then ${ofFirst} else ${Math.floor(ofOthers / others)} + (n <= ${ofOthers % others})::int end as size
        from generate_series(0, ${users - 1}) n) numbered`,
    `create temp table seed_places on commit drop as
      select at::int - 1 as at, place ->> 0 as city, place ->> 1 as state, place ->> 2 as zip,
        (place ->> 3)::float8 as latitude, (place ->> 4)::float8 as longitude
      from jsonb_array_elements('${places()}'::jsonb) with ordinality as given(place, at)`,
    // Made by all users one after the other, as in reality: the rows of one user are not stored next to each other.
    `create temp table seeds on commit drop as
      select s.*, u.id as user_id, u.size, u.run_size,
        case when rank < 2 * u.run_size then rank / u.run_size end as run_no,
        pg_temp.id_at(s.made_at, 'campaign ' || i) as id,
        (array['Plumbing', 'HVAC Repair', 'Roofing', 'Tree Service', 'Pest Control', 'House Cleaning', 'Garage Door Repair', 'Locksmith', 'Water Damage Restoration', 'Appliance Repair', 'Carpet Cleaning', 'Electrician'])
          [1 + (user_no + case when user_no = 0 then rank % 12 else rank % 3 end) % 12] as service,
        case when chance < 78 then 'deployed' when chance < 86 then 'none' when chance < 98 then 'failed' else 'queued' end as status,
        chance < 78 or chance between 92 and 97 as is_live,
        chance = 98 as is_queued,
        case when chance between 78 and 85 and i % 2 = 0 then 'none' when i % 10 = 1 then 'default' when i % 7 = 2 then 'aws' else 'token' end as account
      from (
        select i, now() - (${campaigns} - i) * interval '2 years' / ${campaigns} as made_at,
          case when i % ${every} = 0 then 0 else 1 + (i - i / ${every} - 1) % ${others} end as user_no,
          case when i % ${every} = 0 then i / ${every} else (i - i / ${every} - 1) / ${others} end as rank,
          (hashint4(i)::bigint + 2147483648) % 100 as drawn
        from generate_series(0, ${campaigns - 1}) i) s
      join seed_users u on u.n = user_no
      -- Everybody's first run has ended well.
      cross join lateral (select case when rank < u.run_size then drawn % 78 else drawn end as chance) c
      order by i`,
    "create index on seeds (i)",
    "analyze seed_users, seed_places, seeds",
  ];
}

/** City, state, ZIP code, latitude and longitude of the largest places, as JSON inside quotes. */
function places(): string {
  const ids = largestFirst([...placePack().places.name.keys()]).slice(0, PLACES);
  const rows = ids.map((id) => {
    const { name, state, zctas, latitude, longitude } = placeAt(id);
    return [name, state, zctas[0] ?? "", latitude, longitude];
  });
  return JSON.stringify(rows).replaceAll("'", "''");
}
