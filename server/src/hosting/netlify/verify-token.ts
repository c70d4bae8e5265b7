import { z } from "zod";
import { isProviderError } from "../../provider-error.ts";
import { createNetlifyClient } from "./netlify-client.ts";

/**
 * Whether Netlify accepts the token, within 8 seconds. Throws ProviderError when Netlify did not respond: that proves
 * nothing about the token (docs/providers.md §1.1).
 */
export async function verifyToken(access: {
  apiUrl: string;
  token: string;
  silenceMs?: number;
}): Promise<boolean> {
  const client = createNetlifyClient(access);
  try {
    await client.read(
      { method: "GET", path: "/user", timeoutMs: 3_500, tries: 2 },
      z.object({ id: z.string() }),
    );
    return true;
  } catch (error) {
    if (isProviderError(error, "credential")) return false;
    throw error;
  }
}
