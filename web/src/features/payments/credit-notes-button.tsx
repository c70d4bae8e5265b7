import {
  creditNotesPdfPath,
  creditNoteTexts,
  listCreditNotes,
} from "@mainstreet/contract/credit-notes";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import { DownloadButton } from "../../ui/download-button.tsx";

/** Downloads the credit notes of an order; renders nothing where none of it was refunded. */
export function CreditNotesButton({ orderId }: { orderId: string }) {
  const { data: creditNotes = [] } = useCreditNotes(orderId);
  if (creditNotes.length === 0) return null;
  return (
    <DownloadButton path={creditNotesPdfPath(orderId)} failure={creditNoteTexts.failed}>
      {creditNotes.length === 1 ? "Credit note" : "Credit notes"}
    </DownloadButton>
  );
}

/** The credit notes of an order, one document for each refund. */
function useCreditNotes(orderId: string) {
  return useQuery({
    queryKey: ["credit-notes", orderId],
    queryFn: ({ signal }) => callApi(listCreditNotes, { params: { orderId } }, { signal }),
  });
}
