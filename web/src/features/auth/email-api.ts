import * as api from "@mainstreet/contract/account-recovery";
import type { ChangeEmailInput } from "@mainstreet/contract/account-recovery";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi, callForToken } from "../../lib/send.ts";

/** Confirmed in another tab or on a phone: known when the user comes back to this one. */
export function useEmail() {
  return useQuery({
    queryKey: ["email"],
    queryFn: ({ signal }) => callApi(api.showEmail, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}

/** Asks for the change, and uses the new token in all tabs. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: ChangeEmailInput) => callForToken(api.changeEmail, { body }),
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => callApi(api.sendConfirmation, {}) });
}
