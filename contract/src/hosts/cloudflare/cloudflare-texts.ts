import { selectToken } from "./select-token.ts";

/** What users read of Cloudflare: forms, refusals and failures (docs/hosts.md §1). */
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
