/** Bytes that are stored elsewhere and read only when they are sent; their digests are known. */
export type StoredContent = { sha1: string; sha256: string; read: () => Promise<Buffer> };

/** One file of a site. `path` has no leading slash. */
export type SiteFile = {
  path: string;
  content: Buffer | StoredContent;
  contentType: string;
  cacheControl: string;
};

/** A file whose bytes are in memory. */
export type RenderedFile = SiteFile & { content: Buffer };

/** Path → digest of what the provider stores; "" = unknown, since an upload was cut. */
export type Manifest = Record<string, string>;

/**
 * What is known to be live. `target` names the site or bucket and prefix: at another target nothing is known. `deployId` is Netlify's;
 * `frontPageTag` is S3's ETag of the front page; `version` and `liveTag` are Cloudflare's: the version in force ('' = unknown since a
 * publication was cut) and the ETag of its record; `unswept` counts its versions since old files were deleted, and `domain` is the own
 * domain of the record, once the site's other names redirect to it.
 */
export type HostingState = {
  target: string;
  manifest: Manifest;
  deployId?: string;
  frontPageTag?: string;
  version?: string;
  liveTag?: string;
  unswept?: number;
  domain?: string;
};

/**
 * `siteUrl` ends in a slash, and so do `httpsUrl`, the https address of the place, `domainUrl`, its own domain, and `formerUrl`, where the
 * same files are also served. `siteId`, `siteName` (Netlify) and `region` (S3) are to be saved.
 */
export type Prepared = {
  siteUrl: string;
  httpsUrl?: string;
  domainUrl?: string;
  formerUrl?: string;
  siteId?: string;
  siteName?: string;
  region?: string;
};

/** What a publish did: the paths uploaded and the paths deleted; both empty = nothing had changed. */
export type Published = { state: HostingState; sent: string[]; removed: string[] };

export type PublishInput = {
  files: SiteFile[];
  /** The host's own id of an earlier publication of exactly these files, for hosts that can publish one again by itself. */
  deployId?: string | undefined;
  previous: HostingState | null;
  /** Awaited before the first byte changes at the provider: save it, so that a kill half-way is recognised. */
  beforeUpload: (uncertain: HostingState) => Promise<void>;
  /** Whether no newer deployment has started; checked before every step that a visitor could see. */
  isCurrent: () => Promise<boolean>;
};

/**
 * `to`: the site's present address, with a slash at its end. `pages`: a redirecting page for each page of the former site, for a host that
 * has no redirects.
 */
export type RedirectInput = Omit<PublishInput, "files"> & {
  to: string;
  pages: (paths: string[]) => SiteFile[];
};

/** How a place redirects: by a permanent redirect of every path, or by one page for each page of the former site. */
export type RedirectKind = "redirect" | "pages";
export type Redirected = { kind: RedirectKind; state: HostingState };

/** A place where a site can live. Every method throws ProviderError. */
export type Hosting = {
  /** Finds or creates the target and returns its URL. */
  prepare: () => Promise<Prepared>;
  /** Makes `files` the one live version. Throws Superseded when a newer deployment has started. */
  publish: (input: PublishInput) => Promise<Published>;
  /**
   * Replaces the site by a redirect of visitors and search engines to `to`. Undefined when no site of ours is there. Throws Superseded when
   * `isCurrent` is false.
   */
  redirect: (input: RedirectInput) => Promise<Redirected | undefined>;
  /** Takes the site down; a missing target counts as done. */
  remove: (previous: HostingState | null) => Promise<void>;
};

/** Thrown by publish when `isCurrent` is false; the live version is still the old one. */
export class Superseded extends Error {
  override name = "Superseded";
  constructor() {
    super("A newer deployment has replaced this one");
  }
}
