import { listCreditNotes } from "@mainstreet/contract/credit-notes";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** What refunds of an order took back, one document for each. */
export function useCreditNotes(orderId: string) {
  return useQuery({
    queryKey: ["credit-notes", orderId],
    queryFn: ({ signal }) => callApi(listCreditNotes, { params: { orderId } }, { signal }),
  });
}
