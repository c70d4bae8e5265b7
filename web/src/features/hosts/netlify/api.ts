import * as netlify from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import type {
  NetlifyToken,
  NetlifyTokenInput,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { useMutation, useQuery } from "@tanstack/react-query";
import { attempt } from "../../../lib/attempt.ts";
import { callApi } from "../../../lib/send.ts";
import { useOptimisticList } from "../../../lib/use-optimistic-list.ts";
import { without } from "../without.ts";

const netlifyTokensKey = ["netlify-tokens"];

/** The server verifies new secrets with the provider before it stores them, so one call does the whole step. */
export function useAddNetlifyToken() {
  return useMutation({
    mutationFn: (body: NetlifyTokenInput) =>
      attempt("netlify-token", (idempotencyKey) =>
        callApi(netlify.addNetlifyToken, { body }, { idempotencyKey }),
      ),
  });
}

export function useNetlifyTokens() {
  return useQuery({
    queryKey: netlifyTokensKey,
    queryFn: ({ signal }) => callApi(netlify.listNetlifyTokens, {}, { signal }),
  });
}

export function useUpdateNetlifyToken(id: string) {
  return useMutation({
    mutationFn: (body: NetlifyTokenInput) =>
      callApi(netlify.updateNetlifyToken, { params: { id }, body }),
    ...useOptimisticList(netlifyTokensKey, (list: NetlifyToken[], { name }: NetlifyTokenInput) =>
      list.map((token) => (token.id === id ? { ...token, name } : token)),
    ),
  });
}

export function useDeleteNetlifyToken() {
  return useMutation({
    mutationFn: (id: string) => callApi(netlify.deleteNetlifyToken, { params: { id } }),
    ...useOptimisticList(netlifyTokensKey, without<NetlifyToken>),
  });
}

/** Checks with Netlify whether a stored token still works. */
export function useVerifyNetlifyToken() {
  return useMutation({
    mutationFn: (id: string) => callApi(netlify.verifyNetlifyToken, { body: { id } }),
  });
}
