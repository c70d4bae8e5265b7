import { pageTemplate, type Syntax } from "./page-template.ts";
import { otherFiles } from "./peer-data.ts";
import type { PeerWork } from "./peer-work.ts";

/** Eleventy with Nunjucks: the sites as a list of data, paged one by one through a template for each file. */
const syntax: Syntax = {
  own: (name) => `{{ site.${name} }}`,
  json: (name) => `{{ site.${name} | dump | safe }}`,
  each: (of, list, item) => {
    const source = of === "own" ? `site.${list}` : `shared.${list}`;
    return `{% for item in ${source} %}${item((name) => `{{ item.${name} }}`)}{% endfor %}`;
  },
};

const CONFIG = `export default (config) => {
  config.setQuietMode(true);
  return { dir: { input: "src", output: "_site" } };
};
`;

/** The files of the project, by path. */
export function eleventyProject({ sample, sections, rows }: PeerWork): Map<string, string> {
  const others = otherFiles(sample, { address: syntax.own("address"), label: syntax.own("label") });
  const shared = Object.fromEntries(sections.map(({ id, items }) => [id, items]));
  const templates = new Map([["index.html", pageTemplate(syntax, sections)], ...others]);
  return new Map([
    ["package.json", JSON.stringify({ private: true, type: "module" })],
    ["eleventy.config.js", CONFIG],
    ["src/_data/shared.json", JSON.stringify(shared)],
    ["src/_data/rows.json", JSON.stringify(rows)],
    ...[...templates].map(([path, text]) => {
      const pages = { data: "rows", size: 1, alias: "site" };
      const matter = { pagination: pages, permalink: `/{{ site.slug }}/${path}` };
      const name = path.replaceAll(/[^a-z0-9]/g, "-");
      return [`src/${name}.njk`, `---json\n${JSON.stringify(matter)}\n---\n${text}`] as const;
    }),
  ]);
}
