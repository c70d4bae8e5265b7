import { OUTLINE_LIMIT } from "@mainstreet/contract/limits";
import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import type { Outline, OutlinedPlace } from "@mainstreet/contract/place-outlines";
import { send } from "../../lib/send.ts";

type Asked = {
  place: OutlinedPlace;
  resolve: (outline: Outline | null) => void;
  reject: (error: unknown) => void;
};

/** Cards that come into sight together ask together. */
const WAIT_MS = 20;
let waiting: Asked[] = [];

/** The county outline of a place; those asked for within a moment are one request. Null for an unknown place. */
export function loadOutline(place: OutlinedPlace): Promise<Outline | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ place, resolve, reject });
    if (waiting.length === OUTLINE_LIMIT) ask();
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
    const { outlines } = await send(outlinePlaces, { body: { places } });
    for (const [index, { resolve }] of asked.entries()) resolve(outlines[index] ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
