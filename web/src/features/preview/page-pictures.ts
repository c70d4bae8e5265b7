import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { readPicture } from "../../lib/pictures.ts";

/** The photos of a page as data URLs, by the paths in its images, relative to the site's first page. */
export type PagePictures = Readonly<Record<string, string>>;

const NAMED = / src="(?:\.\.\/)*(photos\/([0-9a-f]+)-(\d+)\.jpg)"/g;

type NamedPicture = { path: string; hash: string; width: number };

/** The photos that a page names, each in the one width that a browser without `srcset` uses. */
export function namedPictures(html: string): NamedPicture[] {
  const found = [...html.matchAll(NAMED)].map(([, path = "", hash = "", width]) => ({
    path,
    hash,
    width: Number(width),
  }));
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/**
 * Reads the photos that a page names with the user's session, which the frame does not have. Each photo is read once; a
 * photo that cannot be read is absent.
 */
export function usePagePictures(html: string): PagePictures {
  const client = useQueryClient();
  const named = namedPictures(html);
  const { data = NONE } = useQuery({
    queryKey: ["page-pictures", ...named.map(({ path }) => path)],
    queryFn: async (): Promise<PagePictures> => {
      const read = named.map(async ({ path, hash, width }) => {
        const queryKey = ["picture", hash, width];
        const queryFn = () => readPicture(hash, width);
        const known = client.fetchQuery({ queryKey, queryFn, staleTime: "static" });
        return [path, await known.catch(() => "")] as const;
      });
      return Object.fromEntries((await Promise.all(read)).filter(([, file]) => file !== ""));
    },
    enabled: named.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

const NONE: PagePictures = {};
