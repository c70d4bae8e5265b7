/** The tabs of the create page; the first stands for none named in the address. */
const CREATE_TABS = ["single", "multi-location", "bulk"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** `service` is what the new site is for, where it is asked for in that service's list. */
type CreateSearch = { tab?: CreateTab; service?: string };

/** The part of the create page's address behind the question mark. */
export function createSearch({ tab, service }: Record<string, unknown>): CreateSearch {
  const named = CREATE_TABS.find((known) => known === tab);
  return {
    ...(named !== undefined && named !== "single" && { tab: named }),
    ...(typeof service === "string" && service.trim() !== "" && { service: service.trim() }),
  };
}
