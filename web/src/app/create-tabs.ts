/** The tabs of the create page; the first is the default. */
const CREATE_TABS = ["single", "multi-location", "bulk"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** `service` is set when the page was opened from the list of a service, `from` (an id) when a site is cloned in bulk. */
type CreateSearch = { tab?: CreateTab; service?: string; from?: string };

const ID = /^[0-9a-f-]{36}$/i;

/** The part of the create page's address behind the question mark. */
export function createSearch({ tab, service, from }: Record<string, unknown>): CreateSearch {
  const named = CREATE_TABS.find((known) => known === tab);
  return {
    ...(named !== undefined && named !== "single" && { tab: named }),
    ...(typeof service === "string" && service.trim() !== "" && { service: service.trim() }),
    ...(named === "bulk" && typeof from === "string" && ID.test(from) && { from }),
  };
}
