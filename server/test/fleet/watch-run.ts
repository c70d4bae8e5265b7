import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "../kills/attack.ts";
import { again, isCutOff, PAUSE_MS } from "./again.ts";

type Site = { siteIndex: number; campaignId: string; status: string };

/** A run as its stream has reported it. */
export type Watched = { sites: Map<number, Site>; isComplete: boolean; streams: number };

type WatchedRun = { url: string; token: string; runId: string };

/** Watches a run to its end, as the dashboard does: a stream that breaks off is requested again from its last event. */
export async function watchRun(watchedRun: WatchedRun, watched: Watched): Promise<void> {
  let lastEventId = "";
  let lastEventAt = performance.now();
  const { url, token, runId } = watchedRun;
  while (!watched.isComplete) {
    const body = await again(async () => {
      watched.streams += 1;
      const response = await fetch(`${url}/api/creation-runs/${runId}/events`, {
        headers: { authorization: `Bearer ${token}`, "last-event-id": lastEventId },
      });
      if (!response.ok || !response.body) throw new Error(await response.text());
      return response.body;
    });
    try {
      for await (const event of eventsOf(body)) {
        lastEventId = event.id ?? lastEventId;
        lastEventAt = performance.now();
        take(event, watched);
      }
    } catch (error) {
      const isOver = performance.now() - lastEventAt > PATIENCE_MS;
      if (isOver || !isCutOff(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function take({ name, data }: Event, watched: Watched): void {
  if (name === "complete") watched.isComplete = true;
  if (name !== "sites") return;
  for (const site of JSON.parse(data) as Site[]) watched.sites.set(site.siteIndex, site);
}

type Event = { name: string; data: string; id: string | undefined };

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  let text = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) yield eventOf(block);
  }
}

function eventOf(block: string): Event {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  return { name: field("event") ?? "", data: field("data") ?? "", id: field("id") };
}
