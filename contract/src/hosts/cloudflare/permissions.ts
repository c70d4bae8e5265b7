/** The permissions that a token needs, in the words of Cloudflare's dashboard (docs/hosts.md §1.2). */
export const PERMISSIONS = {
  r2: "Account, Workers R2 Storage: Edit",
  scripts: "Account, Workers Scripts: Edit",
  accounts: "Account, Account Settings: Read",
  zones: "Zone, Zone: Read",
  dns: "Zone, DNS: Edit",
  routes: "Zone, Workers Routes: Edit",
  certificates: "Zone, SSL and Certificates: Edit",
} as const;
/**
 * The same permissions in the address that opens Cloudflare's form with them ticked (developers.cloudflare.com, "API token
 * template URLs").
 */
const TEMPLATE_KEYS: Record<keyof typeof PERMISSIONS, { key: string; type: "edit" | "read" }> = {
  r2: { key: "workers_r2", type: "edit" },
  scripts: { key: "workers_scripts", type: "edit" },
  accounts: { key: "account_settings", type: "read" },
  zones: { key: "zone", type: "read" },
  dns: { key: "dns", type: "edit" },
  routes: { key: "workers_routes", type: "edit" },
  certificates: { key: "ssl_and_certificates", type: "edit" },
};

/** The address at which a token with these permissions is created; there the user limits it to an account and a domain. */
export function tokenFormUrl(): string {
  const keys = encodeURIComponent(JSON.stringify(Object.values(TEMPLATE_KEYS)));
  return `https://dash.cloudflare.com/profile/api-tokens?permissionGroupKeys=${keys}&accountId=*&zoneId=all&name=Mainstreet`;
}

export type Permission = keyof typeof PERMISSIONS;
