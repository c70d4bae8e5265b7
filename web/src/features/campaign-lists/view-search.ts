import type { SavedView } from "@mainstreet/contract/saved-views";
import { paths } from "../../app/paths.ts";
import type { CampaignListScope } from "./api.ts";
import { LIST_KINDS, nameFromSlug } from "./kinds.ts";
import type { ListKind } from "./kinds.ts";
import { listSearch } from "./list-search.ts";

/** What a view stores about a list: which list it is, and all its search parameters. */
export function viewSearchOf({ of, search }: CampaignListScope): Record<string, string> {
  const { view: _view, ...kept } = search;
  const scope = of === "all" ? {} : { service: of.slug, type: of.kind };
  return Object.fromEntries(
    Object.entries({ ...kept, ...scope }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

const textOf = (search: Record<string, string>): string =>
  JSON.stringify(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a list shows exactly what a view has stored. */
export const isShown = (view: SavedView, scope: CampaignListScope): boolean =>
  textOf(view.search) === textOf(viewSearchOf(scope));

/** The view with which a list was opened, or that is equal to what the list shows. */
export function viewIn(
  views: readonly SavedView[],
  scope: CampaignListScope,
): SavedView | undefined {
  return (
    views.find(({ id }) => id === scope.search.view) ?? views.find((view) => isShown(view, scope))
  );
}

/** The list of a view: of one service, or of all sites. */
function listOf({ search }: SavedView): { kind: ListKind; slug: string } | undefined {
  const { service, type } = search;
  if (service === undefined || (type !== "single" && type !== "multi-location")) return undefined;
  return { kind: type, slug: service };
}

/** The route of a view, for the router. */
export function routeOfView(view: SavedView) {
  const search = { ...listSearch.parse(view.search), view: view.id };
  const list = listOf(view);
  return list === undefined
    ? { to: paths.sites, search }
    : { to: LIST_KINDS[list.kind].servicePath, params: { service: list.slug }, search };
}

/** "All services", or the service and the kind. */
export function listName(view: SavedView): string {
  const list = listOf(view);
  if (list === undefined) return "All services";
  const kind = list.kind === "single" ? "single page" : "multi-location";
  return `${nameFromSlug(list.slug)}, ${kind}`;
}
