import type { Receipt } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from "pdfkit";
import { drawLine, type PdfPage, registerFaces } from "../../platform/pdf/draw-line.ts";

const INK = "#14201b";
const MUTED = "#55625b";
const GREEN = "#0b6b47";
const LEFT = 64;
const WIDTH = 467;
/** Font size of a line, in points. */
const SIZE = 11;

/** A receipt on one A4 page. The same receipt always has the same words. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const info = { Title: `Receipt ${receipt.number}`, CreationDate: new Date(receipt.paidAt) };
  const doc = new PDFDocument({ size: "A4", margin: LEFT, info, lang: "en-IN" });
  registerFaces(doc);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  drawHead(doc, receipt);
  drawLines(doc, receipt);
  drawTotal(doc, receipt);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(doc: PdfPage, { number }: Receipt): void {
  doc.roundedRect(LEFT, 60, 132, 34, 5).fill(GREEN);
  doc
    .font("bold")
    .fontSize(17)
    .fillColor("#ffffff")
    .text("Mainstreet", LEFT, 68, { width: 132, align: "center" });
  doc.fillColor(INK).fontSize(26).text(`Receipt ${number}`, LEFT, 128);
}

function drawLines(doc: PdfPage, { paidAt, orderId, credits, buyer }: Receipt): void {
  const lines: [label: string, ...texts: string[]][] = [
    ["Date", `${dateText(paidAt)} (Indian time)`],
    ["Billed to", buyer.name, buyer.email],
    ["Order ID", orderId],
    ["For", `${credits} credits`],
    ["Paid by", "Cashfree Payments"],
  ];
  doc.fontSize(SIZE);
  doc.y = 190;
  for (const [label, ...texts] of lines) {
    doc.font("text").fillColor(MUTED).text(label, LEFT, doc.y, { width: 110 }).moveUp();
    doc.fillColor(INK);
    for (const text of texts)
      drawLine(doc, text, { left: LEFT + 120, width: WIDTH - 120, size: SIZE });
    doc.y += 8;
  }
}

function drawTotal(doc: PdfPage, { amount }: Receipt): void {
  const top = doc.y + 14;
  doc
    .moveTo(LEFT, top)
    .lineTo(LEFT + WIDTH, top)
    .strokeColor("#e1e6e2")
    .stroke();
  doc
    .font("bold")
    .fontSize(13)
    .fillColor(INK)
    .text("Total paid", LEFT, top + 20);
  const figure = formatRupees(amount).replace("₹", "");
  doc.fontSize(22);
  const width = doc.widthOfString(figure);
  doc.text(figure, LEFT + WIDTH - width, top + 14, { lineBreak: false });
  doc.font("boldExtended").text("₹", LEFT + WIDTH - width - 16, top + 14, { lineBreak: false });
}

const dateFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const dateText = (iso: string): string => dateFormat.format(new Date(iso));
