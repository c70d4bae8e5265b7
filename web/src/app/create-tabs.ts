/** The tabs of the create page; the first is the default. */
const CREATE_TABS = ["single", "multi-location", "bulk"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** `service` is set when the page was opened from the list of a service. */
type CreateSearch = { tab?: CreateTab; service?: string };

/** The part of the create page's address behind the question mark. */
export function createSearch({ tab, service }: Record<string, unknown>): CreateSearch {
  const named = CREATE_TABS.find((known) => known === tab);
  return {
    ...(named !== undefined && named !== "single" && { tab: named }),
    ...(typeof service === "string" && service.trim() !== "" && { service: service.trim() }),
  };
}
