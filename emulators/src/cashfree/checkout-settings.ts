/** How checkouts behave in browsers, changed by `POST /__control/checkout`. */
type Settings = {
  /** The page that opened a checkout is never notified of its end, as happens where the bank's app takes over. */
  neverResolves: boolean;
  /** Domains that may open a checkout, besides this machine's. */
  listedDomains: readonly string[];
};

export type CheckoutSettings = { current(): Settings; set(body: unknown): Settings };

export function createCheckoutSettings(): CheckoutSettings {
  let settings: Settings = { neverResolves: false, listedDomains: [] };
  return {
    current: () => settings,
    set(body) {
      const change: Partial<Settings> = { ...Object(body) };
      const unknown = Object.keys(change).find((name) => !(name in settings));
      if (unknown !== undefined) throw new Error(`unknown checkout setting: ${unknown}`);
      settings = { ...settings, ...change };
      return settings;
    },
  };
}
