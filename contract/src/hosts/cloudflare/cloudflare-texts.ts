import { selectToken } from "./select-token.ts";

/** The texts about Cloudflare that users read: forms, refusals and failures (docs/hosts.md §1). */
export const cloudflareTexts = {
  selectToken,
  tokens: {
    bothRequired: "Both name and token are required",
    invalid: "Invalid Cloudflare token. Please check and try again.",
    globalKey:
      "This is a global API key, which may do everything. Please create an API token with the permissions listed instead.",
    notActive: "This token is disabled or has expired. Create a new one at Cloudflare.",
    missingPermission: (permission: string) =>
      `This token lacks the permission "${permission}". Edit it at Cloudflare, then try again.`,
    oneAccount:
      "This token reaches several Cloudflare accounts. Limit it to one account at Cloudflare, then try again.",
    otherAccount: "This token belongs to another Cloudflare account. Add it as a new token.",
    otherZone:
      "The domain of a token cannot be changed. Add the token again with the other domain.",
    r2Off:
      "R2 is not switched on in this account. Switch it on once in your Cloudflare dashboard, then try again.",
    noSubdomain:
      "This account has no workers.dev name yet. Choose one once in your Cloudflare dashboard under Workers, or enter a domain, then try again.",
    invalidZone: "Please enter a domain such as example.com",
    unknownZone: (zone: string) =>
      `This token does not reach a domain named ${zone}. Add the domain to your Cloudflare account, and give the token "Zone: Read" on it.`,
    inactiveZone: (zone: string) =>
      `${zone} is not active at Cloudflare yet. Set its name servers first.`,
    wildcardTaken: (zone: string) =>
      `Something else answers for *.${zone} already. Remove its DNS record or Worker route at Cloudflare, or use another domain.`,
    bucketInUse:
      "The bucket at Cloudflare still holds files of sites. Delete these sites or move them first, then disconnect.",
    disconnected: "Cloudflare disconnected: its Worker, bucket and route are removed",
    disconnectFailed: "Failed to disconnect Cloudflare",
    confirmDelete: "Are you sure you want to delete this token?",
    notFound: "Cloudflare token not found",
    empty: "No Cloudflare tokens added yet.",
    fetchFailed: "Failed to fetch Cloudflare token",
    verifyFailed: "Failed to verify Cloudflare token",
    addFailed: "Failed to add token",
    updateFailed: "Failed to update token",
    deleteFailed: "Failed to delete Cloudflare token",
    added: "Cloudflare token added successfully",
    updated: "Cloudflare token updated successfully",
    removed: "Cloudflare token removed successfully",
  },
  domains: {
    noZone: (host: string) =>
      `${host} is not a domain of your Cloudflare account, and the token of this site has no domain of its own to lead it to. Add ${host} to the account, or publish the site with a token that has a domain.`,
    zoneInUse: (zone: string, name: string) =>
      `Domains outside this Cloudflare account would need all names of ${zone}, and ${name} is used for something else. Use a token with a domain that is for your sites alone.`,
    zoneIsForSites: (zone: string) =>
      `Every proxied name of ${zone} without a Worker route of its own shows your sites from now on: use that domain for nothing else.`,
    otherFallback: (zone: string) =>
      `Custom hostnames of ${zone} already lead to something else. Use a token with another domain.`,
    hasRecords: (host: string) =>
      `${host} has DNS records at Cloudflare. Delete its A, AAAA and CNAME records there, then check again.`,
    quota: (zone: string) =>
      `The custom hostnames of ${zone} are used up. Buy more at Cloudflare, or remove some.`,
    moved: "the domain was moved to another Cloudflare account",
    blocked: "Cloudflare has blocked the domain. Please ask Cloudflare about it.",
    timedOut: "Cloudflare waited for its records too long",
  },
  errors: {
    credential: "Cloudflare rejected this token. Create a new one and update it in Settings.",
    rateLimited: "Cloudflare's limit is reached. The deployment waits and goes on by itself.",
    unavailable: "Cloudflare is not answering",
    bucketGone:
      "The R2 bucket of your sites no longer exists. Check the token in Settings, which makes it again, then deploy again.",
    faster: "Another publication of this site was faster. Deploy again.",
    notVisible:
      "The site is stored, but its address does not answer. Check at Cloudflare whether the domain is active and its certificate issued, then deploy again.",
    refused: (text: string) => `Cloudflare refused this: ${text || "no reason given"}`,
  },
} as const;
