import { listCreditNotes } from "@mainstreet/contract/credit-notes";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** The credit notes of an order, one document for each refund. */
export function useCreditNotes(orderId: string) {
  return useQuery({
    queryKey: ["credit-notes", orderId],
    queryFn: ({ signal }) => callApi(listCreditNotes, { params: { orderId } }, { signal }),
  });
}
