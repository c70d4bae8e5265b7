/**
 * The domain of a site. `isLive`: the site's address is the domain, no longer the host's own name. `movingUrl`: the domain's address while
 * another place still serves it, because the site has moved and DNS does not point to its present place yet.
 */
export type OwnDomain = {
  host: string;
  alsoHost: string | null;
  isLive: boolean;
  movingUrl?: string;
};

/** The domain as the site's present place serves it: while another place still has the domain, it is not live here yet. */
export function domainHere(domain: OwnDomain | null | undefined): OwnDomain | undefined {
  if (!domain) return undefined;
  return domain.movingUrl === undefined ? domain : { ...domain, isLive: false };
}
