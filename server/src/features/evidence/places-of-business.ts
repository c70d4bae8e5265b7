import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { foldedPlace } from "../businesses/evidence-of-sites.ts";
import { type BusinessId, type BusinessRow, contentOfBusiness } from "../businesses/queries.ts";

type Place = { city: string; state: string };
/** `first`: a key that sorts places by their oldest site, with a site's main city before its locations. */
type Found = Place & { first: string };

/** How many spellings of places are read at most. */
const READ = 2_000;

/** The places of the sites of a business, each once, in the spelling that most sites use, sorted by name. */
export const placesOfBusiness = async (tx: Db, id: BusinessId): Promise<Place[]> =>
  byName(await readPlaces(tx, id));

const byName = (places: readonly Found[]): Place[] =>
  places
    .map(({ city, state }) => ({ city, state }))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

const nameOf = ({ city, state }: Place) => `${city}, ${state}`.toLowerCase();

/**
 * The places of the sites of a business by name, and `home`, the city whose pages show the photos of pieces for all cities: the
 * business's own city if it has a site there or no site at all, else the city of its first site. `home` is undefined when neither
 * exists.
 */
export async function placesAndHome(
  tx: Db,
  row: BusinessRow,
): Promise<{ places: Place[]; home: Place | undefined }> {
  const own = contentOfBusiness(row);
  const places = await readPlaces(tx, { userId: row.userId, businessId: row.id });
  const [first] = places.toSorted((one, other) => (one.first < other.first ? -1 : 1));
  const at = foldedPlace(own);
  const { city, state } = places.find((place) => foldedPlace(place) === at) ?? first ?? own;
  const home = city === "" || state === "" ? undefined : { city, state };
  return { places: byName(places), home };
}

async function readPlaces(tx: Db, { userId, businessId }: BusinessId): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    select min(p.city) as city, min(p.state) as state, min(p.site) as first from (
      select c.id || ' 0' as site, c.city, c.state from campaigns c where c.user_id = ${userId} and c.business_id = ${businessId}
      union all
      select c.id || ' 1', l.place ->> 'city', l.place ->> 'state' from campaigns c, jsonb_array_elements(c.locations) as l(place)
        where c.user_id = ${userId} and c.business_id = ${businessId}) p
    group by lower(p.city || ', ' || p.state) order by count(*) desc, lower(min(p.city)), 2 limit ${READ}`);
  return [...Map.groupBy(rows, foldedPlace).values()].flatMap(([usual, ...others]) => {
    if (usual === undefined) return [];
    const first = others.reduce(
      (least, one) => (one.first < least ? one.first : least),
      usual.first,
    );
    return [{ ...usual, first }];
  });
}
