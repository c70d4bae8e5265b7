import * as api from "@mainstreet/contract/second-factor";
import type { FreshProofInput } from "@mainstreet/contract/second-factor";
import { useMutation, useQuery } from "@tanstack/react-query";
import { makePasskey, signWithPasskey } from "../../lib/passkeys.ts";
import { callApi, callForToken } from "../../lib/send.ts";

export function useSecondFactor() {
  return useQuery({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => callApi(api.showSecondFactor, {}, { signal }),
  });
}

export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { challengeId, options } = await callApi(api.passkeyOptions, {});
      const response = await makePasskey(options);
      return callForToken(api.addPasskey, { body: { challengeId, name, response } });
    },
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(api.renamePasskey, { params: { id }, body: { name } }),
  });
}

/** Removes the passkey with this id, or the authenticator app without one. */
export function useRemoveFactor() {
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? callForToken(api.removeTotp, {})
        : callForToken(api.removePasskey, { params: { id } }),
  });
}

export function useStartTotp() {
  return useMutation({ mutationFn: () => callApi(api.startTotp, {}) });
}

export function useConfirmTotp() {
  return useMutation({
    mutationFn: (body: { code: string }) => callForToken(api.confirmTotp, { body }),
  });
}

export function useMakeRecoveryCodes() {
  return useMutation({ mutationFn: () => callForToken(api.makeRecoveryCodes, {}) });
}

/** Proves to the server who the user is: by the password, and by the second factor where `body` has one or a passkey is wanted. */
export function useGiveFreshProof() {
  return useMutation({
    mutationFn: async ({ body, byPasskey }: { body: FreshProofInput; byPasskey: boolean }) =>
      callForToken(api.giveFreshProof, {
        body: byPasskey ? { ...body, secondFactor: await signedByPasskey() } : body,
      }),
  });
}

async function signedByPasskey() {
  const { challengeId, options } = await callApi(api.freshProofPasskeyOptions, {});
  return { method: "passkey", challengeId, response: await signWithPasskey(options) } as const;
}
