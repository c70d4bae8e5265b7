import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { findLook, THEMES } from "@mainstreet/generator/themes/find-theme";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import type { Answer, Designs, Order } from "./preview-page.ts";

/** Runs the generator beside the page, so that typing never waits for it: a site in, its first page out. */

function pageOf(site: Site): Omit<Answer & { kind: "page" }, "kind" | "id"> {
  const { files, assets } = generateSite(site);
  const { theme, palette } = findLook(site);
  return {
    html: files.find(({ path }) => path === "index.html")?.text ?? "",
    assets,
    design: { theme: theme.slug, palette: palette.slug },
  };
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
const tell = (answer: Answer) => self.postMessage(answer);

self.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  tell({ kind: "page", id: data.id, ...pageOf(data.site) });
});
tell({ kind: "designs", designs });
