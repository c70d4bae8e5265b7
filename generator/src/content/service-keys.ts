import type { OfferedService } from "@mainstreet/contract/business-content";
import { hash32 } from "../hash.ts";
import { slug } from "../text.ts";
import type { Trade } from "../trades/trade.ts";

/** The blocks of the section itself. */
const OF_SECTION = ["services.title", "services.intro"];

/**
 * The keys of services on a page of a trade: each another one, as an owner's text is kept by it. Where two would be equal, the trade's own
 * service keeps it, or else the first; the other gets a hash of its name, which stays when services are put in another order.
 */
export function serviceKeys(
  services: readonly OfferedService[],
  page: Trade | null,
): Map<OfferedService, string> {
  const taken = new Set(OF_SECTION);
  const catalogueFirst = services.toSorted((a, b) => Number(a.id === "") - Number(b.id === ""));
  return new Map(
    catalogueFirst.map((service) => {
      const key = freeKey(service, plainKey(service, page), taken);
      for (const block of blocksOf(key)) taken.add(block);
      return [service, key];
    }),
  );
}

/** The same for a service whether it is offered or only common; those of other trades may have equal ids. */
function plainKey({ trade, id, name }: OfferedService, page: Trade | null): string {
  const own = partOfKey(id || name);
  return trade === "" || trade === page?.slug
    ? `services.${own}`
    : `services.${partOfKey(trade)}.${own}`;
}

/** A name without any Latin letter or digit has no slug, and a key no empty part. */
const partOfKey = (text: string) => slug(text) || hashOf(text);

const hashOf = (text: string) => hash32(text).toString(36);

/** The key, with a hash where it is taken. The second of two equal services gets a number. */
function freeKey({ id, name }: OfferedService, key: string, taken: ReadonlySet<string>): string {
  const isFree = (one: string) => !blocksOf(one).some((block) => taken.has(block));
  if (isFree(key)) return key;
  const hashed = `${key}-${hashOf(id || name)}`;
  let free = hashed;
  for (let number = 2; !isFree(free); number += 1) free = `${hashed}-${number}`;
  return free;
}

const blocksOf = (key: string) => [key, `${key}.title`, `${key}.text`];
