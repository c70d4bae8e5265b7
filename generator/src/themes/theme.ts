import type { PageContent } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import type { Palette } from "./palettes.ts";

/** How pages look: a layout of its own, not only colors. One folder each. */
export type Theme = {
  slug: string;
  /** ASCII only, without user text, since its digest stands in the security policy. */
  styles: (palette: Palette) => string;
  /** The same for the page not found: only what that page uses, since it comes with every site. */
  lostStyles: (palette: Palette) => string;
  /** Everything inside `<body>`; `credit` is the footer's last line. */
  body: (content: PageContent) => Html;
  /** What stands inside `<body>` of a page that was not found. */
  notFound: (message: { label: string; homeUrl: string }) => Html;
};
