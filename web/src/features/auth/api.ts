import { login, logout, signup } from "@mainstreet/contract/auth";
import { useMutation } from "@tanstack/react-query";
import { endSession, sessionToken, startSession } from "../../lib/session.ts";
import { send } from "../../lib/send.ts";

type Login = { email: string; password: string };

/** Signing in starts the session; the router then leaves for the dashboard by itself. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: Login) => send(login, { body }),
    onSuccess: startSession,
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: Login & { name: string }) => send(signup, { body }),
    onSuccess: startSession,
  });
}

/** Ends the session here at once; the server hears of it, but nobody waits for that. */
export function signOut(): void {
  if (sessionToken() !== null) send(logout, {}).catch(() => undefined);
  endSession();
}
