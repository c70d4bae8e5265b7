import type { Firm, Link, PageContent } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import type { Palette } from "./palettes.ts";

/** How pages look: a layout of its own, not only colors. One folder each. */
export type Theme = {
  slug: string;
  /** The face of its headings; its style sheets call it `Head`, and its stand-in `Spare`. */
  face: Face;
  /** ASCII only, without user text, since its digest is in the security policy. */
  styles: (palette: Palette) => string;
  /** The same for the page not found: only what that page uses, since every site has it. */
  lostStyles: (palette: Palette) => string;
  /** The styles that pages of a site of many pages have in addition: breadcrumbs, the hub's map and lists. */
  hubStyles: string;
  /** The picture that is shown where a link to the site is shared. */
  social: SocialPicture;
  /** Everything inside `<body>`; `credit` is the footer's last line. */
  body: (content: PageContent) => Html;
  /** The styles that pages with a form have in addition. */
  formStyles: string;
  /** Everything inside `<body>` of a page with one message, as the page not found. */
  notice: (message: SiteNotice) => Html;
};

/** A style sheet with the digest by which a policy allows it. */
export type Sheet = { css: string; digest: string };

/** A theme in one palette, with its style sheets. */
export type ResolvedDesign = {
  theme: Theme;
  palette: Palette;
  /** For a page from which `root` ("", "../", "../../") is the relative path to the first page. */
  pageSheet: (root: string) => Sheet;
  /** For the page not found, which has no typeface of its own since it is served at any depth. */
  notFoundSheet: Sheet;
  /** For the privacy page and the pages that a form returns; they have no typeface of their own either. */
  noticeSheet: () => Sheet;
};

/** One message in the frame of a site: who it is from, what has happened, and what to do next. */
export type SiteNotice = Pick<Firm, "label" | "phone" | "email"> & {
  /** Above the heading: "404". */
  eyebrow: string;
  heading: string;
  lead: string;
  /** Below the sentence. */
  more?: HtmlValue;
  /** The one thing to do, as a button. */
  action: Link | null;
};

/** A typeface for headings, reduced to the letters of headings; every site of its theme has the file (GS-18). */
export type Face = {
  family: string;
  weight: number;
  /** The path contains a digest of the bytes, so that the file may be cached for ever. */
  path: string;
  /** Percentages by which Arial Bold takes the same space until the typeface is loaded, so that nothing moves. */
  standIn: { sizeAdjust: number; ascent: number; descent: number };
  /** The WOFF2 file. */
  base64: string;
};

/** The picture of a shared link, 1200 × 630, and its description. Its only words are the trade's name (decision D24). */
export type SocialPicture = {
  alt: string;
  /** From the strokes of the trade's motif, on a grid of 24, the colors, and the trade's name, which lies on the lowest 120 units. */
  render: (trade: { motif: Html; palette: Palette; words: Html | null }) => Html;
};
