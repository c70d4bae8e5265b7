import * as cloudflare from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import type {
  CloudflareToken,
  CloudflareTokenInput,
} from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { useMutation, useQuery } from "@tanstack/react-query";
import { attempt } from "../../../lib/attempt.ts";
import { callApi } from "../../../lib/send.ts";
import { useOptimisticList } from "../../../lib/use-optimistic-list.ts";
import { without } from "../without.ts";

const tokensKey = ["cloudflare-tokens"];

/** The server sets the account up before it stores the token, so one call does the whole step. */
export function useAddCloudflareToken() {
  return useMutation({
    mutationFn: (body: CloudflareTokenInput) =>
      attempt("cloudflare-token", (idempotencyKey) =>
        callApi(cloudflare.addCloudflareToken, { body }, { idempotencyKey }),
      ),
  });
}

export function useCloudflareTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => callApi(cloudflare.listCloudflareTokens, {}, { signal }),
  });
}

export function useUpdateCloudflareToken(id: string) {
  return useMutation({
    mutationFn: (body: CloudflareTokenInput) =>
      callApi(cloudflare.updateCloudflareToken, { params: { id }, body }),
    ...useOptimisticList(tokensKey, (list: CloudflareToken[], { name }: CloudflareTokenInput) =>
      list.map((token) => (token.id === id ? { ...token, name } : token)),
    ),
  });
}

export function useDeleteCloudflareToken() {
  return useMutation({
    mutationFn: (id: string) => callApi(cloudflare.deleteCloudflareToken, { params: { id } }),
    ...useOptimisticList(tokensKey, without<CloudflareToken>),
  });
}

/** Not optimistic: the row stays until Cloudflare has confirmed. */
export function useDisconnectCloudflareToken() {
  return useMutation({
    mutationFn: (id: string) => callApi(cloudflare.disconnectCloudflareToken, { params: { id } }),
  });
}

/** Checks whether a stored token still works, and sets up what its account lacks. */
export function useVerifyCloudflareToken() {
  return useMutation({
    mutationFn: (id: string) => callApi(cloudflare.verifyCloudflareToken, { body: { id } }),
  });
}
