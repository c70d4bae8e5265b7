import type { EmulatorResponse } from "../emulated.ts";
import { netlifyJsonResponse, type ApiCall } from "./api-call.ts";
import type { Netlify } from "./present.ts";
import type { TokenUser } from "./tokens.ts";

const sandboxEpoch = "2026-01-01T00:00:00.000Z";

/** `GET /user` */
export function showUser(netlify: Netlify, { user }: ApiCall): EmulatorResponse {
  return netlifyJsonResponse(200, {
    id: user.id,
    uid: user.id,
    full_name: user.fullName,
    email: user.email,
    avatar_url: null,
    site_count: countSites(netlify, user),
    created_at: sandboxEpoch,
    last_login: sandboxEpoch,
    login_providers: ["email"],
  });
}

/** `GET /accounts`: the one team of the token. */
export function listAccounts(netlify: Netlify, { user, query }: ApiCall): EmulatorResponse {
  const minimal = {
    id: user.accountId,
    name: `Team of ${user.fullName}`,
    slug: user.accountSlug,
    type: "free",
  };
  if (query.get("minimal") === "true") return netlifyJsonResponse(200, [minimal]);
  const account = {
    ...minimal,
    type_name: "Free",
    capabilities: { sites: { included: 500, used: countSites(netlify, user) } },
    roles_allowed: ["Owner", "Developer"],
    owner_ids: [user.id],
    created_at: sandboxEpoch,
    updated_at: sandboxEpoch,
  };
  return netlifyJsonResponse(200, [account]);
}

function countSites({ records }: Netlify, user: TokenUser): number {
  return [...records.sites.all.values()].filter((site) => site.accountSlug === user.accountSlug)
    .length;
}
