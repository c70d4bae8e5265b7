import { logout } from "@mainstreet/contract/auth";
import { callApi } from "../../lib/send.ts";
import { clearSession, sessionToken } from "../../lib/session.ts";

/** Ends the session here at once, without waiting for the server. */
export function signOut(): void {
  if (sessionToken() !== null) callApi(logout, {}).catch(() => undefined);
  clearSession("LOGOUT");
}
