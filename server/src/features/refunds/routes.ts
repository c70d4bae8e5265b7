import { creditNoteTexts, listCreditNotes } from "@mainstreet/contract/credit-notes";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { readCreditNotes } from "./read-credit-notes.ts";

/** The credit notes of an order, as data and as one PDF. */
export function registerCreditNotes(app: FastifyInstance, { db }: Deps): void {
  route(app, listCreditNotes, ({ userId, params }) =>
    readCreditNotes(db, { userId, orderId: params.orderId }),
  );
  fileRoute(app, `${listCreditNotes.path}/pdf`, async ({ userId, params }) => {
    const [first, ...others] = await readCreditNotes(db, {
      userId,
      orderId: params["orderId"] ?? "",
    });
    if (!first) throw notFound(creditNoteTexts.notFound);
    // Loaded at the first request: the library that renders PDFs is a tenth of the time that the server takes to start.
    const { invoicePdf } = await import("../invoices/invoice-pdf.ts");
    const name = `${first.number.replaceAll("/", "-")}.pdf`;
    return { name, type: "application/pdf", content: await invoicePdf(first, ...others) };
  });
}
