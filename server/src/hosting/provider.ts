/** Bytes that are stored elsewhere and read only when they are sent; their digests are known. */
export type StoredContent = { sha1: string; sha256: string; read: () => Promise<Buffer> };

/** One file of a site. `path` has no leading slash. */
export type SiteFile = {
  path: string;
  content: Buffer | StoredContent;
  contentType: string;
  cacheControl: string;
};

/** One whose bytes are in memory. */
export type RenderedFile = SiteFile & { content: Buffer };

/** Path → digest of what the provider holds; "" = may be anything, since an upload was cut. */
export type Manifest = Record<string, string>;

/**
 * What we know to be live. `target` names the site or bucket and prefix: at another target nothing is known. `deployId` is
 * Netlify's; `frontPageTag` is S3's ETag of the front page; `version` and `liveTag` are Cloudflare's: the version in force ('' = not
 * known since a publication was cut) and the ETag of its record; `unswept` counts its versions since old files were deleted, and
 * `domain` is the own domain that the record is of, once the site's other names lead there.
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

/** `siteUrl` ends in a slash, and so do `httpsUrl`, where the place serves it over https, `domainUrl`, its own domain, and `formerUrl`, where the same files are also served. `siteId`, `siteName` (Netlify) and `region` (S3) are worth saving. */
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
 * `to`: the site's address now, with a slash at its end. `pages`: a page that leads on in place of each page of the former site, for
 * a host that cannot redirect.
 */
export type RedirectInput = Omit<PublishInput, "files"> & {
  to: string;
  pages: (paths: string[]) => SiteFile[];
};

/** What leads on from a place: a permanent redirect of every path, or one page for each page of the former site. */
export type RedirectKind = "redirect" | "pages";
export type Redirected = { kind: RedirectKind; state: HostingState };

/** A place where a site can live. Every method throws ProviderError. */
export type Hosting = {
  /** Finds or makes the target and learns its URL. */
  prepare: () => Promise<Prepared>;
  /** Makes `files` the one live version. Throws Superseded when a newer deployment has started. */
  publish: (input: PublishInput) => Promise<Published>;
  /**
   * Replaces the site by what leads visitors and search engines on to `to`. Undefined when no site of ours is there. Throws
   * Superseded when `isCurrent` is false.
   */
  redirect: (input: RedirectInput) => Promise<Redirected | undefined>;
  /** Takes the site down; a target that is already gone counts as done. */
  remove: (previous: HostingState | null) => Promise<void>;
};

/** Thrown by publish when `isCurrent` is false; the live version is still the old one. */
export class Superseded extends Error {
  override name = "Superseded";
  constructor() {
    super("A newer deployment has replaced this one");
  }
}
