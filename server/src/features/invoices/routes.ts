import { readInvoice } from "@mainstreet/contract/invoices";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { readInvoiceOf } from "./read-invoice.ts";

/** The invoice of a paid order, as data and as a PDF. */
export function registerInvoices(app: FastifyInstance, { db }: Deps): void {
  route(app, readInvoice, ({ userId, params }) =>
    readInvoiceOf(db, { userId, orderId: params.orderId }),
  );
  fileRoute(app, `${readInvoice.path}/pdf`, async ({ userId, params }) => {
    const invoice = await readInvoiceOf(db, { userId, orderId: params["orderId"] ?? "" });
    // Loaded at the first request: loading the library that renders PDFs would be a tenth of the server's start time.
    const { invoicePdf } = await import("./invoice-pdf.ts");
    const name = `${invoice.number.replaceAll("/", "-")}.pdf`;
    return { name, type: "application/pdf", content: await invoicePdf(invoice) };
  });
}
