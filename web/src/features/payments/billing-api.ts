import {
  type BillingDetails,
  readBillingDetails,
  saveBillingDetails,
} from "@mainstreet/contract/billing-details";
import { readInvoice } from "@mainstreet/contract/invoices";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const DETAILS = ["billing-details"];

/** The buyer's details for the next invoice; `details` is null before the first. */
export function useBillingDetails() {
  return useQuery({
    queryKey: DETAILS,
    queryFn: ({ signal }) => callApi(readBillingDetails, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useSaveBillingDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BillingDetails) => callApi(saveBillingDetails, { body }),
    onSuccess: (saved) => client.setQueryData(DETAILS, saved),
  });
}

/** An invoice never changes. */
export function useInvoice(orderId: string) {
  return useQuery({
    queryKey: ["invoice", orderId],
    queryFn: ({ signal }) => callApi(readInvoice, { params: { orderId } }, { signal }),
    staleTime: Infinity,
  });
}
