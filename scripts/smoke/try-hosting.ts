import { randomUUID } from "node:crypto";
import type { HostingState, PublishInput, SiteFile } from "../../server/src/hosting/provider.ts";
import { isProviderError } from "../../server/src/provider-error.ts";
import { pageBecomes, readPage } from "./read-page.ts";
import type { Say, SmokePlace } from "./smoke-targets.ts";

const pageOf = (text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mainstreet smoke test</title></head><body><p>${text}</p></body></html>\n`;

/** A front page with the mark, a second page, and one for what is missing. */
function smokeFiles(mark: string): SiteFile[] {
  const texts = { "index.html": mark, "about/index.html": "about", "404.html": "missing" };
  return Object.entries(texts).map(([path, text]) => ({
    path,
    content: Buffer.from(pageOf(text)),
    contentType: "text/html; charset=utf-8",
    cacheControl: "public, max-age=0, must-revalidate",
  }));
}

type Trial = { place: SmokePlace; signal: AbortSignal; say: Say; siteUrl: string };
/** The state that is known to be live, with which the next deployment begins. */
type Memory = { live: HostingState | null };

/**
 * Makes a site, deploys it twice, reads it as a visitor, removes it, checks that it is gone, and prints what it observed. What was made is
 * removed after a failure too, and once `signal` is aborted. Throws ProviderError, and Error for a page that is not what was published.
 */
export async function tryHosting(place: SmokePlace, signal: AbortSignal, say: Say): Promise<void> {
  const memory: Memory = { live: null };
  const made = { siteUrl: "" };
  const failure = await attempt(async () => {
    signal.throwIfAborted();
    ({ siteUrl: made.siteUrl } = await place.hosting.prepare());
    const { siteUrl } = made;
    say(`site: ${siteUrl}`);
    await deployTwice({ place, signal, say, siteUrl }, memory);
    await place.also?.(siteUrl);
  });
  const { siteUrl } = made;
  const remaining = await attempt(async () => {
    await place.hosting.remove(memory.live);
    if (!failure) await seeGone(siteUrl, place, say);
  });
  const kept = await attempt(place.close);
  // With keys that are refused from the start, nothing was made.
  if (failure && siteUrl === "") throw failure;
  const left = remaining ?? kept;
  if (left) throw new Error(`${siteUrl} was made and could not be removed: ${left.message}`);
  if (failure) throw failure;
}

/** The error that the work ended with, if any. */
async function attempt(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("something that is no error was thrown");
  }
}

async function seeGone(siteUrl: string, { patienceMs: ms }: SmokePlace, say: Say): Promise<void> {
  const { seconds } = await pageBecomes(siteUrl, ({ status }) => status === 404, { ms });
  say(`removed; its address responds 404 after ${seconds} s`);
}

async function deployTwice(trial: Trial, memory: Memory): Promise<void> {
  const { place, say, siteUrl } = trial;
  await deploy(trial, memory, "first deployment");
  const before = memory.live;
  await observe(`${siteUrl}about`, say);
  await observe(`${siteUrl}missing`, say);
  await deploy(trial, memory, "second deployment");
  if (place.refusesStale) await publishStale(trial, before);
}

async function deploy({ place, signal, say, siteUrl }: Trial, memory: Memory, name: string) {
  const mark = randomUUID();
  const sent = await publish(place, inputOf(mark, { signal, memory }));
  const isNew = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.includes(mark);
  const { page, seconds } = await pageBecomes(siteUrl, isNew, { ms: place.patienceMs, signal });
  say(
    `${name}: ${sent}; seen after ${seconds} s: ${page.status}, cache-control ${page.cacheControl}`,
  );
}

function inputOf(mark: string, { signal, memory }: { signal: AbortSignal; memory: Memory }) {
  const input: PublishInput = {
    files: smokeFiles(mark),
    previous: memory.live,
    beforeUpload: async (uncertain) => void (memory.live = uncertain),
    isCurrent: async () => !signal.aborted,
  };
  return { input, memory };
}

/** What was sent. A place that does not respond yet is no failure: its page is awaited later. */
async function publish({ hosting }: SmokePlace, { input, memory }: ReturnType<typeof inputOf>) {
  try {
    const { state, sent } = await hosting.publish(input);
    memory.live = state;
    return `${sent.length} of ${input.files.length} files`;
  } catch (error) {
    if (!isProviderError(error, "not-ready")) throw error;
    return "stored, address not up yet";
  }
}

/** A publication that began before the last deployment: it must be refused and change nothing. */
async function publishStale({ place, signal, say }: Trial, before: HostingState | null) {
  const stale = inputOf(randomUUID(), { signal, memory: { live: before } });
  const refusal: unknown = await place.hosting.publish(stale.input).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isProviderError(refusal, "conflict"))
    throw new Error("A deployment that began with an older version was not refused", {
      cause: refusal,
    });
  say("a deployment that began with an older version: refused (412)");
}

async function observe(address: string, say: Say): Promise<void> {
  const page = await readPage(address);
  const { pathname } = new URL(address);
  if (typeof page === "string") say(`${pathname}: ${page}`);
  else say(`${pathname}: ${page.status}${page.location && ` to ${page.location}`}`);
}
