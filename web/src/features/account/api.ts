import * as erasure from "@mainstreet/contract/account-erasure";
import type { RequestErasureInput } from "@mainstreet/contract/account-erasure";
import { createExportLink } from "@mainstreet/contract/account-export";
import { useMutation, useQuery } from "@tanstack/react-query";
import { startDownload } from "../../lib/download.ts";
import { callApi } from "../../lib/send.ts";

/** Makes the link of the download and opens it: the browser saves the file itself, however large it is. */
export function useExport() {
  return useMutation({
    mutationFn: async () => startDownload((await callApi(createExportLink, {})).path),
  });
}

/** The requested deletion of the account, if any, and what it would delete. */
export function useErasure() {
  return useQuery({
    queryKey: ["erasure"],
    queryFn: ({ signal }) => callApi(erasure.showErasure, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useRequestErasure() {
  return useMutation({
    mutationFn: (body: RequestErasureInput) => callApi(erasure.requestErasure, { body }),
  });
}

export function useCallOffErasure() {
  return useMutation({ mutationFn: () => callApi(erasure.callOffErasure, {}) });
}
