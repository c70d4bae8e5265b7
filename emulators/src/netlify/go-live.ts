import type { Effect, Write } from "../state-store.ts";
import { blobDigest } from "../blob-store.ts";
import { isoTime, type Netlify } from "./present.ts";
import {
  missingDigests,
  type Deploy,
  type Manifest,
  type Records,
  type NetlifySite,
} from "./records.ts";

/** How long the states that wait for time last. */
export type Timings = { readonly preparingMs: number; readonly processingMs: number };

/** Deploys that are to end in `error` instead of `ready`: `POST /__control/deploy-errors {times, message}`. */
export type PlannedErrors = { left: number; message: string };

export type Progress = {
  timings: Timings;
  readonly plannedErrors: PlannedErrors;
  /** Ids of the deploys that have a manifest and no end yet, so that finding them does not read all deploys that were ever made. */
  readonly unfinished: Set<string>;
};

/** The progress of the deploys in the records, computed at start and after a reset. */
export function startProgress(records: Records): Progress {
  const unfinished = [...records.deploys.all.values()].filter(
    (deploy) => !hasEnded(deploy) && deploy.state !== "new",
  );
  return {
    timings: { preparingMs: 50, processingMs: 50 },
    plannedErrors: { left: 0, message: "" },
    unfinished: new Set(unfinished.map(({ id }) => id)),
  };
}

const ends: ReadonlySet<string> = new Set(["ready", "error"]);

/** True for a deploy that will never change its state again. */
export function hasEnded(deploy: Deploy): boolean {
  return ends.has(deploy.state);
}

/**
 * Moves every unfinished deploy as far as the clock and the uploaded files allow, and publishes what became ready.
 * Runs before and after each request, so time passes without timers and a restart loses none of it.
 */
export function advanceDeploys(netlify: Netlify, progress: Progress): void {
  for (const id of progress.unfinished) {
    const deploy = netlify.records.deploys.get(id);
    if (deploy === undefined || hasEnded(deploy)) progress.unfinished.delete(id);
    else advance(netlify, progress, deploy);
  }
}

type FileCheck = { readonly deploy: Deploy; readonly manifest: Manifest; readonly at: number };

/** The deploy once its manifest is known: it waits for files or, when none is missing, goes on at once. */
export function withFilesChecked(
  netlify: Netlify,
  progress: Progress,
  { deploy, manifest, at }: FileCheck,
): Deploy {
  const isWhole = missingDigests(netlify.context.store, manifest).length === 0;
  if (isWhole) {
    const dueAt = at + progress.timings.processingMs;
    return { ...deploy, state: "uploaded", dueAt, updatedAt: at };
  }
  return deploy.state === "preparing"
    ? { ...deploy, state: "prepared", dueAt: null, updatedAt: at }
    : deploy;
}

/** The writes and the effect (for the truth log) that make `deploy` what visitors of `site` see. A lock stays with the published deploy. */
export function publication(
  netlify: Netlify,
  { site, deploy, credential }: { site: NetlifySite; deploy: Deploy; credential: string },
): {
  writes: Write[];
  effect: Effect;
} {
  const { context, records } = netlify;
  const current = records.deploys.get(site.publishedDeployId ?? "");
  const isLocked = deploy.isLocked || current?.isLocked === true;
  const at = deploy.publishedAt ?? context.now();
  const writes = [
    ...(current === undefined
      ? []
      : [records.deploys.put(current.id, { ...current, isLocked: false })]),
    records.deploys.put(deploy.id, { ...deploy, isLocked, publishedAt: at }),
    records.sites.put(site.id, { ...site, publishedDeployId: deploy.id, updatedAt: at }),
  ];
  const digest = blobDigest(Buffer.from(JSON.stringify(records.manifests.get(deploy.id) ?? {})));
  const effect = {
    at: isoTime(at),
    credential,
    kind: "publish",
    site: site.id,
    name: site.name,
    deploy: deploy.id,
    digest,
  };
  return { writes, effect };
}

function advance(netlify: Netlify, progress: Progress, deploy: Deploy): void {
  const { context, records } = netlify;
  const isDue = deploy.dueAt !== null && deploy.dueAt <= context.now();
  const at = isDue && deploy.dueAt !== null ? deploy.dueAt : context.now();
  if (deploy.state === "uploaded") {
    if (isDue) finish(netlify, progress, { ...deploy, updatedAt: at });
    return;
  }
  if (deploy.state === "preparing" && !isDue) return;
  const manifest = records.manifests.get(deploy.id) ?? {};
  const next = withFilesChecked(netlify, progress, { deploy, manifest, at });
  if (next === deploy) return;
  context.store.commit([records.deploys.put(deploy.id, next)]);
  if (next.dueAt !== null && next.dueAt <= context.now()) advance(netlify, progress, next);
}

function finish(netlify: Netlify, { plannedErrors }: Progress, deploy: Deploy): void {
  const { context, records, plans } = netlify;
  const site = records.sites.get(deploy.siteId);
  if (plannedErrors.left > 0) {
    plannedErrors.left -= 1;
    const failed: Deploy = {
      ...deploy,
      state: "error",
      dueAt: null,
      errorMessage: plannedErrors.message,
    };
    context.store.commit([records.deploys.put(deploy.id, failed)]);
    return;
  }
  const ready: Deploy = { ...deploy, state: "ready", dueAt: null };
  const published = records.deploys.get(site?.publishedDeployId ?? "");
  if (site === undefined || deploy.isDraft || published?.isLocked === true) {
    context.store.commit([records.deploys.put(deploy.id, ready)]);
    return;
  }
  // The last to become ready wins, even over a younger deploy: the stricter of two possible readings, against which callers must protect
  // themselves.
  const { writes, effect } = publication(netlify, {
    site,
    deploy: { ...ready, publishedAt: deploy.updatedAt },
    credential: deploy.credential,
  });
  context.store.commit([...writes, plans.chargeDeploy(site.accountSlug)], [effect]);
}

/** `POST /__control/timings` */
export function setTimings(progress: Progress, body: unknown): Timings {
  const given = numbersOf(body, ["preparingMs", "processingMs"]);
  progress.timings = { ...progress.timings, ...given };
  return progress.timings;
}

/** `POST /__control/deploy-errors` */
export function planErrors({ plannedErrors }: Progress, body: unknown): PlannedErrors {
  const message =
    typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  plannedErrors.left = numbersOf(body, ["times"])["times"] ?? 1;
  plannedErrors.message = typeof message === "string" ? message : "Deploy failed: injected fault";
  return plannedErrors;
}

function numbersOf(body: unknown, names: readonly string[]): Record<string, number> {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number] =>
        names.includes(entry[0]) && typeof entry[1] === "number",
    ),
  );
}
