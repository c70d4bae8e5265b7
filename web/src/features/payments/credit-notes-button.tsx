import { creditNotesPdfPath, creditNoteTexts } from "@mainstreet/contract/credit-notes";
import { DownloadButton } from "../../ui/download-button.tsx";
import { useCreditNotes } from "./credit-notes-api.ts";

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
