/** The tabs of the create page; the first stands for none named in the address. */
const CREATE_TABS = ["single", "multi-location", "bulk"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** The part of the create page's address behind the question mark. */
export function createSearch({ tab }: Record<string, unknown>): { tab?: CreateTab } {
  const named = CREATE_TABS.find((known) => known === tab);
  return named === undefined || named === "single" ? {} : { tab: named };
}
