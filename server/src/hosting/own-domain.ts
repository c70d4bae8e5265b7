/** The domain that a site is bound to at its host. `isLive`: the site's address is there, no longer at the host's own name. */
export type OwnDomain = { host: string; alsoHost: string | null; isLive: boolean };
