import * as api from "@mainstreet/contract/sessions";
import type { ChangePasswordInput, ConfirmPasswordInput } from "@mainstreet/contract/sessions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import { replaceToken, sessionToken } from "../../lib/session.ts";
import { changingToken } from "../../lib/token-change.ts";
import { toastFailure } from "../../lib/toasts.ts";

export function useSessions() {
  return useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => callApi(api.listSessions, {}, { signal }),
  });
}

/** Ends the session with this id, or all others without one. */
export function useEndSessions() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: ConfirmPasswordInput }) =>
      id === undefined
        ? callApi(api.endOtherSessions, { body })
        : callApi(api.endSession, { params: { id }, body }),
  });
}

/** Changes the password and uses the new token in all tabs. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordInput) =>
      changingToken(async () => {
        const old = sessionToken();
        const { token, warning } = await callApi(
          api.changePassword,
          { body },
          { changesToken: true },
        );
        // During an upgrade the previous version may respond, which leaves the token as it is.
        if (token !== "") replaceToken(old, token);
        if (warning !== undefined) toastFailure(warning);
      }),
  });
}
