import type { PageContent } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import type { Face } from "./face.ts";
import type { Palette } from "./palettes.ts";
import type { SocialPicture } from "./social-picture.ts";

/** How pages look: a layout of its own, not only colors. One folder each. */
export type Theme = {
  slug: string;
  /** The face of its headings; its style sheets name it and its stand-in. */
  face: Face;
  /** ASCII only, without user text, since its digest stands in the security policy. */
  styles: (palette: Palette) => string;
  /** The same for the page not found: only what that page uses, since it comes with every site. */
  lostStyles: (palette: Palette) => string;
  /** What pages of a site of many pages add to `styles`: breadcrumbs, the hub's map and lists. */
  hubStyles: string;
  /** What a link to a site looks like where it is shared. */
  social: SocialPicture;
  /** Everything inside `<body>`; `credit` is the footer's last line. */
  body: (content: PageContent) => Html;
  /** What stands inside `<body>` of a page that was not found. */
  notFound: (message: LostMessage) => Html;
};

/** Who speaks on the page not found, where the site begins, and the sentence that says so. */
export type LostMessage = { label: string; homeUrl: string; lead: string };
