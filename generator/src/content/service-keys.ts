import type { OfferedService } from "@mainstreet/contract/business-content";
import { hash32 } from "../hash.ts";
import { slug } from "../text.ts";
import type { Trade } from "../trades/trade.ts";

/** The blocks of the section itself. */
const OF_SECTION = ["services.title", "services.intro"];

/**
 * The keys of services on a page of a trade: all different, since an owner's text is stored under its key. Where two keys would be equal,
 * the trade's own service keeps it, or else the first one; the other key gets a hash of the service's name, which does not depend on the
 * order of services.
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

/**
 * The key of a service, the same whether it is offered or only common. Keys of other trades begin with the trade, since their ids may be
 * equal.
 */
function plainKey({ trade, id, name }: OfferedService, page: Trade | null): string {
  const own = partOfKey(id || name);
  return trade === "" || trade === page?.slug
    ? `services.${own}`
    : `services.${partOfKey(trade)}.${own}`;
}

/** A name without any Latin letter or digit has an empty slug, but no part of a key may be empty. */
const partOfKey = (text: string) => slug(text) || hashOf(text);

const hashOf = (text: string) => hash32(text).toString(36);

/** The key, with a hash if another service has it. The second of two equal services gets a number. */
function freeKey({ id, name }: OfferedService, key: string, taken: ReadonlySet<string>): string {
  const isFree = (one: string) => !blocksOf(one).some((block) => taken.has(block));
  if (isFree(key)) return key;
  const hashed = `${key}-${hashOf(id || name)}`;
  let free = hashed;
  for (let number = 2; !isFree(free); number += 1) free = `${hashed}-${number}`;
  return free;
}

const blocksOf = (key: string) => [key, `${key}.title`, `${key}.text`];
