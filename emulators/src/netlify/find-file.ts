import type { Manifest } from "./records.ts";

/** What a path of a site leads to: a file of its manifest, or the address the visitor is sent to instead. */
export type Found = { readonly file: string } | { readonly movedTo: string };

/**
 * Finds a path in a deploy as Netlify does with pretty URLs on, its default (measured table: github.com/slorber/trailing-slash-guide):
 * `/file` is file.html, `/file/` moves to `/file`, `/folder` moves to `/folder/`, and file.html goes before file/index.html.
 */
export function findFile(manifest: Manifest, path: string): Found | undefined {
  const has = (file: string): boolean => Object.hasOwn(manifest, file) && !isConfiguration(file);
  if (path.endsWith("/")) {
    const bare = path.replace(/\/+$/, "");
    if (bare !== "" && has(`${bare}.html`)) return { movedTo: bare };
    return has(`${bare}/index.html`) ? { file: `${bare}/index.html` } : undefined;
  }
  if (has(path)) return { file: path };
  if (has(`${path}.html`)) return { file: `${path}.html` };
  return has(`${path}/index.html`) ? { movedTo: `${path}/` } : undefined;
}

/** Read by the servers, never served. */
function isConfiguration(file: string): boolean {
  return file === "/_headers" || file === "/_redirects";
}
