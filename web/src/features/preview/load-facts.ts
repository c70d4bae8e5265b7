import { FACTS_LIMIT } from "@mainstreet/contract/limits";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { factsOfPlaces } from "@mainstreet/contract/place-facts";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { send } from "../../lib/send.ts";

type Asked = {
  place: TypedLocation;
  resolve: (facts: LocalFacts | null) => void;
  reject: (error: unknown) => void;
};

/** Lines that are pasted together are asked about together. */
const WAIT_MS = 20;
let waiting: Asked[] = [];

/** What may be said about a place; those asked about within a moment are one request. Null for an unknown place. */
export function loadFacts(place: TypedLocation): Promise<LocalFacts | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ place, resolve, reject });
    if (waiting.length === FACTS_LIMIT) ask();
    else if (waiting.length === 1) setTimeout(ask, WAIT_MS);
  });
}

function ask(): void {
  const asked = waiting;
  waiting = [];
  if (asked.length > 0) void answer(asked);
}

async function answer(asked: Asked[]): Promise<void> {
  try {
    const places = asked.map(({ place }) => place);
    const { facts } = await send(factsOfPlaces, { body: { places } });
    for (const [index, { resolve }] of asked.entries()) resolve(facts[index] ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
