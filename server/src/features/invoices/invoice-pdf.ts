import { formatRupees } from "@mainstreet/contract/rupees";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from "pdfkit";
import { drawLine, type PdfPage, registerFaces } from "../../platform/pdf/draw-line.ts";
import { footLines, headLines, type PrintedDocument, titleOf } from "./invoice-lines.ts";

const INK = "#14201b";
const MUTED = "#55625b";
const RULE = "#e1e6e2";
const LEFT = 64;
const WIDTH = 467;
const LABELS = 110;
/** Of a line, in points. */
const SIZE = 10;

/** Invoices or credit notes, each on one A4 page. The same documents give the same words. */
export async function invoicePdf(
  first: PrintedDocument,
  ...others: PrintedDocument[]
): Promise<Buffer> {
  const title = `${titleOf(first)} ${first.number}`;
  const info = { Title: title, CreationDate: new Date(first.issuedAt) };
  const doc = new PDFDocument({ size: "A4", margin: LEFT, info, lang: "en-IN" });
  registerFaces(doc);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  drawDocument(doc, first);
  for (const other of others) {
    doc.addPage();
    drawDocument(doc, other);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawDocument(doc: PdfPage, printed: PrintedDocument): void {
  doc.font("bold").fontSize(24).fillColor(INK).text(titleOf(printed), LEFT, 60);
  doc.y = 104;
  for (const [label, ...lines] of headLines(printed)) drawLabelled(doc, label, lines);
  drawAmounts(doc, printed);
  drawFoot(doc, printed);
}

function drawLabelled(doc: PdfPage, label: string, lines: string[]): void {
  doc.font("text").fontSize(SIZE).fillColor(MUTED);
  doc.text(label, LEFT, doc.y, { width: LABELS }).moveUp();
  doc.fillColor(INK);
  for (const line of lines)
    drawLine(doc, line, { left: LEFT + LABELS, width: WIDTH - LABELS, size: SIZE });
  doc.y += 7;
}

function drawAmounts(doc: PdfPage, invoice: PrintedDocument): void {
  const { description, sac, credits, taxable, taxes, total, totalInWords } = invoice;
  drawRule(doc);
  drawAmount(doc, [description]);
  doc.fillColor(MUTED);
  drawAmount(doc, [`SAC ${sac}, quantity ${credits}`]);
  doc.fillColor(INK);
  doc.y += 4;
  drawAmount(doc, [taxes.length === 0 ? "Value" : "Taxable value", formatRupees(taxable)]);
  for (const { name, rate, amount } of taxes)
    drawAmount(doc, [`${name} at ${rate} %`, formatRupees(amount)]);
  drawRule(doc);
  drawAmount(doc, ["Total", formatRupees(total)], 14);
  doc.y += 2;
  drawAmount(doc, [totalInWords]);
}

/** A label with an amount at the right; without one the label has the whole line. */
function drawAmount(doc: PdfPage, [label = "", amount = ""]: string[], size = SIZE): void {
  const top = doc.y;
  drawLine(doc, label, { left: LEFT, width: amount === "" ? WIDTH : WIDTH - 130, size });
  if (amount === "") return;
  doc.y = top;
  drawLine(doc, amount, { left: LEFT + WIDTH - 120, width: 120, size, align: "right" });
  doc.y += 2;
}

function drawRule(doc: PdfPage): void {
  const top = doc.y + 6;
  doc
    .moveTo(LEFT, top)
    .lineTo(LEFT + WIDTH, top)
    .strokeColor(RULE)
    .stroke();
  doc.y = top + 8;
}

function drawFoot(doc: PdfPage, invoice: PrintedDocument): void {
  doc.y += 16;
  doc.fillColor(INK);
  for (const line of footLines(invoice)) {
    drawLine(doc, line, { left: LEFT, width: WIDTH, size: 9 });
    doc.y += 4;
  }
}
