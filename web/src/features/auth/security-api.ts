import * as api from "@mainstreet/contract/sessions";
import type { ChangePasswordInput, ConfirmPasswordInput } from "@mainstreet/contract/sessions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi, callForToken } from "../../lib/send.ts";
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
    mutationFn: async (body: ChangePasswordInput) => {
      const { warning } = await callForToken(api.changePassword, { body });
      if (warning !== undefined) toastFailure(warning);
    },
  });
}
