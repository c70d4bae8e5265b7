/** The tabs of the create page; the first is the default. */
const CREATE_TABS = ["single", "multi-location", "bulk"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** `service` is set when the page was opened from the list of a service, `from` (an id) when a site is cloned in bulk. */
type CreateSearch = { tab?: CreateTab; service?: string; from?: string };

const ID = /^[0-9a-f-]{36}$/i;

/** The query of the create page's address, cleaned. */
export function createSearch({ tab, service, from }: Record<string, unknown>): CreateSearch {
  const known = CREATE_TABS.find((one) => one === tab);
  return {
    ...(known !== undefined && known !== "single" && { tab: known }),
    ...(typeof service === "string" && service.trim() !== "" && { service: service.trim() }),
    ...(known === "bulk" && typeof from === "string" && ID.test(from) && { from }),
  };
}
