import type { MultiSite } from "./multi-site.ts";

/**
 * Whether the page of that path could be listed when it was last made (GS-12): its own `wasIndexed`, or the site's for a page that was
 * stored without it. A new page was not.
 */
export function wasPageIndexed({ kept, wasIndexed }: MultiSite, path: string): boolean {
  return Object.hasOwn(kept, path) && (kept[path]?.wasIndexed ?? wasIndexed);
}
