import * as api from "@mainstreet/contract/account-recovery";
import type { ChangeEmailInput } from "@mainstreet/contract/account-recovery";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi, callForToken } from "../../lib/send.ts";

/** The address and whether it is confirmed; read again when the user returns to this tab, since the link may be followed elsewhere. */
export function useEmail() {
  return useQuery({
    queryKey: ["email"],
    queryFn: ({ signal }) => callApi(api.showEmail, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}

/** Requests the change, and uses the new token in all tabs. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: ChangeEmailInput) => callForToken(api.changeEmail, { body }),
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => callApi(api.sendConfirmation, {}) });
}
