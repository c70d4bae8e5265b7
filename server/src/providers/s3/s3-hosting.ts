import { crashPoint } from "../../platform/crash-points.ts";
import { forEachConcurrently } from "../concurrency.ts";
import {
  type Hosting,
  type HostingState,
  type Manifest,
  type Prepared,
  type Published,
  type PublishInput,
  type SiteFile,
} from "../hosting.ts";
import { isProviderError } from "../provider-error.ts";
import { createWantedCheck, type WantedCheck } from "../wanted-check.ts";
import { deleteObjects } from "./delete-objects.ts";
import { headObject } from "./head-object.ts";
import { type LookedAt, lookAtBucket } from "./look-at-bucket.ts";
import { putObject } from "./put-object.ts";
import { openConnection, type S3Connection } from "./s3-connection.ts";
import { COMMIT_PATH, manifestOf, objectOf, uploadStages } from "./upload-plan.ts";
import { websiteUrl } from "./website-url.ts";

/** `prefix`: where in the bucket this site lives, `[a-z0-9-]+(/[a-z0-9-]+)*`. `websiteSuffix`: `amazonaws.com`, or an emulator's. */
export type S3Target = LookedAt & { prefix: string; websiteSuffix: string };

type Site = { connection: S3Connection; prefix: string; target: string };

const UPLOAD_WIDTH = 8;

/** What is live under the prefix as far as we know; nothing when its front page is gone. */
async function liveManifest(site: Site, previous: HostingState | null): Promise<Manifest> {
  const known = previous?.target === site.target ? previous.manifest : {};
  if (!Object.values(known).some(Boolean)) return known;
  const isThere = await headObject(site.connection, `${site.prefix}/${COMMIT_PATH}`);
  return isThere ? known : unknownManifest(Object.keys(known));
}

function unknownManifest(paths: string[]): Manifest {
  return Object.fromEntries(paths.map((path) => [path, ""]));
}

const keysOf = (prefix: string, paths: string[]) => paths.map((path) => `${prefix}/${path}`);

function upload({ connection, prefix }: Site, files: SiteFile[]): Promise<void> {
  return forEachConcurrently(files, UPLOAD_WIDTH, async (file) => {
    await putObject(connection, objectOf(file, prefix));
    crashPoint("deploy.half-uploaded");
  });
}

/** A worker that stood still in the middle of a step must not write over a newer version's files: its requests ask too. */
function guard(site: Site, { lately }: WantedCheck): Site {
  const { send, ...connection } = site.connection;
  const asking: S3Connection["send"] = (request) => send({ ...request, beforeTry: lately });
  return { ...site, connection: { ...connection, send: asking } };
}

/** Sends what changed, `index.html` last, then deletes what the new version no longer has: providers.md §2.7. */
async function publishTo(site: Site, input: PublishInput): Promise<Published> {
  const manifest = manifestOf(input.files);
  const live = await liveManifest(site, input.previous);
  const changed = input.files.filter(({ path }) => live[path] !== manifest[path]);
  const removed = Object.keys(live).filter((path) => !(path in manifest));
  const state = { target: site.target, manifest };
  if (changed.length + removed.length === 0) return { state, sent: [], removed };

  const sent = changed.map(({ path }) => path);
  const uncertain = { ...live, ...unknownManifest([...sent, ...removed]) };
  await input.beforeUpload({ target: site.target, manifest: uncertain });
  const wanted = createWantedCheck(input.stillWanted);
  const guarded = guard(site, wanted);
  const stages = uploadStages(changed);
  const steps = stages.map((files) => () => upload(guarded, files));
  if (removed.length > 0)
    steps.push(() => deleteObjects(guarded.connection, keysOf(site.prefix, removed)));
  // What the new version needs may lie beside the old one; what makes it the live one is asked for anew.
  const commit = changed.some(({ path }) => path === COMMIT_PATH) ? stages.length - 1 : Infinity;
  for (const [index, step] of steps.entries()) {
    if (index >= commit) await wanted.anew();
    else await wanted.lately();
    await step();
  }
  return { state, sent, removed };
}

async function prepareIn(site: Site, options: S3Target): Promise<Prepared> {
  const region = await lookAtBucket(site.connection, options);
  const root = websiteUrl(site.connection.bucket, region, options.websiteSuffix);
  return { siteUrl: `${root}${site.prefix}/`, region };
}

async function removeFrom(site: Site, previous: HostingState | null): Promise<void> {
  if (previous?.target !== site.target) return;
  const keys = keysOf(site.prefix, Object.keys(previous.manifest));
  try {
    await deleteObjects(site.connection, keys);
  } catch (error) {
    if (!isProviderError(error, "missing-target")) throw error;
  }
}

/**
 * Publishing under a prefix of the user's bucket. Only keys of our own manifest are ever deleted. Throws ProviderError
 * for a bucket name AWS would not allow and Error for an unsafe prefix.
 */
export function createS3Hosting(options: S3Target): Hosting {
  const { bucket, prefix } = options;
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(prefix)) throw new Error("An S3 site needs a prefix");
  const site = { connection: openConnection(options), prefix, target: `${bucket}/${prefix}` };
  return {
    prepare: () => prepareIn(site, options),
    publish: (input) => publishTo(site, input),
    remove: (previous) => removeFrom(site, previous),
  };
}
