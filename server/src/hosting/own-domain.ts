/**
 * The domain of a site. `isLive`: the site's address is there, no longer at the host's own name. `movingUrl`: that address, while another
 * place still serves it, because the site has moved and DNS does not lead to its present place yet.
 */
export type OwnDomain = {
  host: string;
  alsoHost: string | null;
  isLive: boolean;
  movingUrl?: string;
};

/** The domain as the site's present place serves it: of one that another place still has, the site is not there yet. */
export function domainHere(domain: OwnDomain | null | undefined): OwnDomain | undefined {
  if (!domain) return undefined;
  return domain.movingUrl === undefined ? domain : { ...domain, isLive: false };
}
