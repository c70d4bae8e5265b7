import { generateEditedPage, generateSite } from "@mainstreet/generator/generate-site";
import { formContentOf } from "@mainstreet/generator/lead-form/form-content";
import type { Site } from "@mainstreet/generator/site";
import { resolveDesign, THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import { multiSiteView } from "./multi-site-view.ts";
import type { PreviewResponse, Designs, PreviewRequest, PreviewPage } from "./preview-page.ts";

/** Runs the generator in a worker, so that typing never waits for it. */

function pageOf(site: Site, isEdited = false): Omit<PreviewPage, "id" | "siteId"> {
  const { theme, palette } = resolveDesign(site);
  return {
    path: "",
    ...(isEdited ? editedPageOf(site) : publishedPageOf(site)),
    assets: [theme.face],
    design: { theme: theme.slug, palette: palette.slug },
  };
}

/** Adds the content of the form, where the site has a form. */
const withFormContent = <S extends Site>(site: S): S =>
  site.form === null ? site : { ...site, form: { ...site.form, ...formContentOf(site) } };

const publishedPageOf = (site: Site) => ({
  html: generateSite(site).files.find(({ path }) => path === "index.html")?.text ?? "",
});

function editedPageOf(site: Site) {
  const { html, ...edited } = generateEditedPage(site);
  return { html, edited };
}

const designs: Designs = {
  themes: THEMES.map(({ slug }) => slug),
  palettes: PALETTES.map(({ slug, light, dark }) => ({
    slug,
    swatch: { ground: light.band, accent: light.accent, dark: dark.accent },
  })),
};

// A worker speaks to its one page, so there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (response: PreviewResponse) => self.postMessage(response);
const view = multiSiteView(post);

self.addEventListener("message", ({ data: { id, input } }: MessageEvent<PreviewRequest>) => {
  if (input.kind === "single")
    post({
      kind: "page",
      page: { id, siteId: id, ...pageOf(withFormContent(input.site), input.isEdited) },
    });
  else if (input.kind === "multi") view(id, { ...input, site: withFormContent(input.site) });
  else view(id, input);
});
post({ kind: "designs", designs });
