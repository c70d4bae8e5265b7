import { crashPoint } from "../../platform/crash-points.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import {
  type Hosting,
  type HostingState,
  type Manifest,
  type Prepared,
  type Published,
  type PublishInput,
  type Redirected,
  type RedirectInput,
  type SiteFile,
} from "../provider.ts";
import { isProviderError } from "../../provider-error.ts";
import { createCurrentCheck, type CurrentCheck } from "../current-check.ts";
import { deleteObjects } from "./delete-objects.ts";
import { headObject } from "./head-object.ts";
import { type BucketPlace, checkBucket } from "./check-bucket.ts";
import { putObject, replaceObject } from "./put-object.ts";
import {
  closeSiteFolder,
  confirmSiteFolder,
  openSiteFolder,
  type FolderAccess,
  type SiteFolders,
} from "./open-site-folder.ts";
import { openConnection, type S3Connection } from "./s3-connection.ts";
import { COMMIT_PATH, manifestOf, objectOf, uploadStages } from "./upload-plan.ts";
import { type S3Region, websiteUrl } from "./website-url.ts";

/** `prefix`: the site's folder in the bucket, `[a-z0-9-]+(/[a-z0-9-]+)*`. `websiteSuffix`: `amazonaws.com`, or an emulator's. */
export type S3Target = BucketPlace & {
  prefix: string;
  websiteSuffix: string;
  /** The https address of the bucket, with a slash at the end. */
  httpsRoot?: string | undefined;
  /** Absent: the policy of the bucket is left as it is. */
  folders?: SiteFolders;
};

type Site = { connection: S3Connection; prefix: string; target: string };
type Version = Pick<HostingState, "manifest" | "frontPageTag">;

const UPLOAD_WIDTH = 8;

/** The version that is known to be live under the prefix; none when its front page is missing. */
async function liveVersion(site: Site, previous: HostingState | null): Promise<Version> {
  if (previous?.target !== site.target) return { manifest: {} };
  const { manifest } = previous;
  if (!Object.values(manifest).some(Boolean)) return { manifest };
  const frontPageTag = await headObject(site.connection, `${site.prefix}/${COMMIT_PATH}`);
  if (frontPageTag === undefined) return { manifest: unknownManifest(Object.keys(manifest)) };
  return { manifest, frontPageTag };
}

/** The live version, without a request: when another front page is uploaded, the same request checks whether the known one still exists. */
function versionToReplace(
  site: Site,
  previous: HostingState | null,
  manifest: Manifest,
): Required<Version> | undefined {
  if (previous?.target !== site.target || previous.frontPageTag === undefined) return undefined;
  const { manifest: known, frontPageTag } = previous;
  return known[COMMIT_PATH] === manifest[COMMIT_PATH]
    ? undefined
    : { manifest: known, frontPageTag };
}

function unknownManifest(paths: string[]): Manifest {
  return Object.fromEntries(paths.map((path) => [path, ""]));
}

const keysOf = (prefix: string, paths: string[]) => paths.map((path) => `${prefix}/${path}`);

type Put = (site: Site, file: SiteFile) => Promise<string | undefined>;

const put: Put = async ({ connection, prefix }, file) =>
  putObject(connection, await objectOf(file, prefix));

const replace =
  (tag: string): Put =>
  async ({ connection, prefix }, file) =>
    replaceObject(connection, await objectOf(file, prefix), tag);

function upload(site: Site, files: SiteFile[]): Promise<void> {
  return forEachConcurrently(files, UPLOAD_WIDTH, async (file) => {
    await put(site, file);
    crashPoint("deploy.half-uploaded");
  });
}

/** A worker that was suspended in the middle of a step must not overwrite a newer version's files: so each request checks first. */
function guard(site: Site, { checkCached }: CurrentCheck): Site {
  const { send, ...connection } = site.connection;
  const checkedSend: S3Connection["send"] = (request) =>
    send({ ...request, beforeTry: checkCached });
  return { ...site, connection: { ...connection, send: checkedSend } };
}

type Step = { changed: SiteFile[]; removed: string[]; putFrontPage: Put; current: CurrentCheck };

/**
 * Uploads changed files, `index.html` last, then deletes files that the new version no longer has: docs/providers.md §2.7. Returns the
 * front page's new ETag, if there is one; "nothing there" when the page that it was to replace is missing.
 */
async function sendTo(
  site: Site,
  { changed, removed, putFrontPage, current }: Step,
): Promise<{ frontPageTag?: string } | "nothing there"> {
  const frontPage = changed.find(({ path }) => path === COMMIT_PATH);
  for (const files of uploadStages(changed.filter((file) => file !== frontPage))) {
    await current.checkCached();
    await upload(site, files);
  }
  let frontPageTag: string | undefined;
  if (frontPage) {
    // Files of the new version do no harm next to those of the old one, but the front page makes the new version live: so the database is
    // queried before it.
    await current.check();
    frontPageTag = await putFrontPage(site, frontPage);
    if (frontPageTag === undefined) return "nothing there";
    crashPoint("deploy.half-uploaded");
  }
  if (removed.length > 0) {
    await (frontPage ? current.check() : current.checkCached());
    await deleteObjects(site.connection, keysOf(site.prefix, removed));
  }
  return frontPageTag === undefined ? {} : { frontPageTag };
}

async function publishTo(site: Site, input: PublishInput): Promise<Published> {
  const { target } = site;
  const manifest = manifestOf(input.files);
  const replaced = versionToReplace(site, input.previous, manifest);
  const live = replaced ?? (await liveVersion(site, input.previous));
  const changed = input.files.filter(({ path }) => live.manifest[path] !== manifest[path]);
  const removed = Object.keys(live.manifest).filter((path) => !(path in manifest));
  const state = { ...live, target, manifest };
  if (changed.length + removed.length === 0) return { state, sent: [], removed };

  const sent = changed.map(({ path }) => path);
  const uncertain = { ...live.manifest, ...unknownManifest([...sent, ...removed]) };
  await input.beforeUpload({ target, manifest: uncertain });
  const current = createCurrentCheck(input.isCurrent);
  const putFrontPage = replaced ? replace(replaced.frontPageTag) : put;
  const done = await sendTo(guard(site, current), { changed, removed, putFrontPage, current });
  if (done !== "nothing there") return { state: { ...state, ...done }, sent, removed };
  // Somebody else emptied the bucket: everything is uploaded.
  const nothing = unknownManifest(Object.keys(uncertain));
  return publishTo(site, { ...input, previous: { target, manifest: nothing } });
}

async function prepareIn(site: Site, options: S3Target): Promise<Prepared> {
  const { region, openness } = await checkBucket(site.connection, options);
  const folder = folderOf(options, region);
  if (openness === "folders" && folder) await openSiteFolder(folder);
  const root = websiteUrl(site.connection.bucket, region, options.websiteSuffix);
  const siteUrl = `${root}${site.prefix}/`;
  const { httpsRoot } = options;
  return { siteUrl, region, ...(httpsRoot && { httpsUrl: `${httpsRoot}${site.prefix}/` }) };
}

/**
 * A first deployment relies on the state of the bucket at its beginning, or up to half a minute earlier; so its folder is checked again.
 */
async function publishIn(site: Site, options: S3Target, input: PublishInput): Promise<Published> {
  const published = await publishTo(site, input);
  const folder = folderOf(options, site.connection.region());
  if (!options.isKnownOpen && folder) await confirmSiteFolder(folder);
  return published;
}

function folderOf(options: S3Target, region: S3Region): FolderAccess | undefined {
  const { bucket, userId, prefix: folder, folders } = options;
  return folders && { account: options, bucket, region, userId, folder, folders };
}

/**
 * S3 has no redirects by pattern, so each page becomes a redirect of its own. The files that only the pages needed are deleted after that.
 */
async function redirectFrom(site: Site, input: RedirectInput): Promise<Redirected | undefined> {
  if (input.previous?.target !== site.target) return undefined;
  const files = input.pages(Object.keys(input.previous.manifest));
  if (files.length === 0) return undefined;
  try {
    const { state } = await publishTo(site, { ...input, files });
    return { kind: "pages", state };
  } catch (error) {
    if (isProviderError(error, "missing-target")) return undefined;
    throw error;
  }
}

async function removeFrom(
  site: Site,
  previous: HostingState | null,
  options: S3Target,
): Promise<void> {
  if (previous?.target !== site.target) return;
  const keys = keysOf(site.prefix, Object.keys(previous.manifest));
  try {
    await deleteObjects(site.connection, keys);
  } catch (error) {
    if (!isProviderError(error, "missing-target")) throw error;
    return;
  }
  const folder = folderOf(options, site.connection.region());
  if (folder) await closeSiteFolder(folder);
}

/**
 * Publishing under a prefix of the user's bucket. Only keys of our own manifest are ever deleted. Throws ProviderError for a bucket name
 * that AWS would not allow, and Error for an unsafe prefix.
 */
export function createS3Hosting(options: S3Target): Hosting {
  const { bucket, prefix } = options;
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(prefix)) throw new Error("An S3 site needs a prefix");
  const site = { connection: openConnection(options), prefix, target: `${bucket}/${prefix}` };
  return {
    prepare: () => prepareIn(site, options),
    publish: (input) => publishIn(site, options, input),
    redirect: (input) => redirectFrom(site, input),
    remove: (previous) => removeFrom(site, previous, options),
  };
}
