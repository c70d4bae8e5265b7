import { useQueries } from "@tanstack/react-query";
import { readPicture } from "../../lib/pictures.ts";

/** The photos of a page as data URLs, by the paths that its images name, as seen from the site's first page. */
export type PagePictures = Readonly<Record<string, string>>;

const NAMED = / src="(?:\.\.\/)*(photos\/([0-9a-f]+)-(\d+)\.jpg)"/g;

type NamedPicture = { path: string; hash: string; width: number };

/** The photos that a page names, each in the one width that a browser without `srcset` takes. */
export function namedPictures(html: string): NamedPicture[] {
  const found = [...html.matchAll(NAMED)].map(([, path = "", hash = "", width]) => ({
    path,
    hash,
    width: Number(width),
  }));
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/**
 * Reads the photos that a page names with the user's session, which the frame does not have. A photo that is not there
 * yet, or cannot be read, is absent.
 */
export function usePagePictures(html: string): PagePictures {
  const named = namedPictures(html);
  return useQueries({
    queries: named.map(({ path, hash, width }) => ({
      queryKey: ["picture", hash, width, path],
      queryFn: async () => [path, await readPicture(hash, width)] as const,
      staleTime: "static" as const,
    })),
    combine: picturesOf,
  });
}

const picturesOf = (
  queries: readonly { data: readonly [string, string] | undefined }[],
): PagePictures => Object.fromEntries(queries.flatMap(({ data }) => (data ? [data] : [])));
