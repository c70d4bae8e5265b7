import {
  amountLines,
  factLines,
  footLines,
  type LabelledLine,
  type PrintedDocument,
  recipientLines,
  supplierLines,
  supplyLines,
  documentTitle,
} from "@mainstreet/contract/document-lines";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from "pdfkit";
import { drawLine, drawText, type PdfPage, registerFaces } from "../../platform/pdf/draw-line.ts";

const INK = "#14201b";
const MUTED = "#55625b";
const RULE = "#d3dbd6";
const FILL = "#f1f5f2";
const MARGIN = 56;
/** The usable width of an A4 page, in points like all sizes here. */
const WIDTH = 595.28 - 2 * MARGIN;
const GAP = 24;
/** Font sizes of lines, and of less important text. */
const [SIZE, SMALL] = [10, 9];

/** A column of the page. */
type Column = { left: number; width: number };
const WHOLE: Column = { left: MARGIN, width: WIDTH };
const [LEFT, RIGHT] = [columnOf(0, 0.55), columnOf(0.55, 1)];

/** A column between two shares of the width, with a gap at its right side unless it ends at the margin. */
function columnOf(from: number, to: number): Column {
  return { left: MARGIN + from * WIDTH, width: (to - from) * WIDTH - (to === 1 ? 0 : GAP) };
}

/** Invoices or credit notes, each on an A4 page of its own. The same documents always produce the same text. */
export async function invoicePdf(
  first: PrintedDocument,
  ...others: PrintedDocument[]
): Promise<Buffer> {
  const title = `${documentTitle(first)} ${first.number}`;
  const info = { Title: title, CreationDate: new Date(first.issuedAt) };
  const doc = new PDFDocument({ size: "A4", margin: MARGIN, info, lang: "en-IN" });
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
  doc.y = MARGIN;
  inColumns(
    doc,
    () => drawParty(doc, supplierLines(printed)),
    () => drawHead(doc, printed),
  );
  drawRule(doc, WHOLE);
  inColumns(
    doc,
    () => {
      drawLabel(doc, "Billed to", LEFT);
      drawParty(doc, recipientLines(printed));
    },
    () => drawSupply(doc, printed),
  );
  doc.y += 22;
  drawItem(doc, printed);
  drawAmounts(doc, printed);
  drawFoot(doc, printed);
}

/** Draws two columns that begin at the same height, and continues below the longer one. */
function inColumns(doc: PdfPage, left: () => void, right: () => void): void {
  const top = doc.y;
  left();
  const end = doc.y;
  doc.y = top;
  right();
  doc.y = Math.max(doc.y, end);
}

/** A name and the lines below it. */
function drawParty(doc: PdfPage, [name = "", ...lines]: string[]): void {
  doc.fillColor(INK);
  drawText(doc, name, { ...LEFT, size: 12, weight: "bold" });
  doc.y += 3;
  for (const line of lines) drawText(doc, line, { ...LEFT, size: SIZE });
}

function drawHead(doc: PdfPage, printed: PrintedDocument): void {
  doc.fillColor(INK);
  drawLine(doc, documentTitle(printed), { ...RIGHT, size: 22, weight: "bold", align: "right" });
  doc.y += 10;
  for (const fact of factLines(printed)) drawRow(doc, fact, SMALL);
}

function drawSupply(doc: PdfPage, printed: PrintedDocument): void {
  for (const { label, text } of supplyLines(printed)) {
    drawLabel(doc, label, RIGHT);
    doc.fillColor(INK);
    drawText(doc, text, { ...RIGHT, size: SIZE });
    doc.y += 8;
  }
}

function drawLabel(doc: PdfPage, label: string, column: Column): void {
  doc.fillColor(MUTED);
  drawLine(doc, label, { ...column, size: SMALL });
  doc.y += 2;
}

/** A label at the left of the right column, and its text at the right. */
function drawRow(doc: PdfPage, { label, text }: LabelledLine, size = SIZE): void {
  const { left, width } = RIGHT;
  const top = doc.y;
  doc.fillColor(MUTED);
  drawLine(doc, label, { left, width: width * 0.5, size });
  doc.y = top;
  doc.fillColor(INK);
  const shareOfText = text.length > 20 ? 0.75 : 0.5;
  const textWidth = width * shareOfText;
  drawLine(doc, text, { left: left + width - textWidth, width: textWidth, size, align: "right" });
  doc.y += 4;
}

const COLUMNS: (Column & { align?: "right" })[] = [
  columnOf(0, 0.55),
  columnOf(0.55, 0.7),
  { ...columnOf(0.7, 0.83), align: "right" },
  { ...columnOf(0.83, 1), align: "right" },
];
/** By how much the band behind the labels is wider than the table, at each side. */
const BAND = 10;

/** What was sold, in a table of one line. */
function drawItem(doc: PdfPage, printed: PrintedDocument): void {
  const { sac, credits, description } = printed;
  const [value] = amountLines(printed);
  doc.rect(MARGIN - BAND, doc.y, WIDTH + 2 * BAND, 24).fill(FILL);
  doc.y += 7;
  doc.fillColor(MUTED);
  drawCells(doc, ["Description", "SAC", "Quantity", value?.label ?? ""], SMALL);
  doc.y += 14;
  doc.fillColor(INK);
  drawCells(doc, [description, sac, String(credits), value?.text ?? ""], SIZE);
  drawRule(doc, WHOLE);
}

function drawCells(doc: PdfPage, cells: string[], size: number): void {
  const top = doc.y;
  let end = top;
  for (const [index, column] of COLUMNS.entries()) {
    doc.y = top;
    drawText(doc, cells[index] ?? "", { ...column, size });
    end = Math.max(end, doc.y);
  }
  doc.y = end;
}

function drawAmounts(doc: PdfPage, printed: PrintedDocument): void {
  const amounts = amountLines(printed);
  const [total] = amounts.splice(-1);
  inColumns(
    doc,
    () => {
      drawLabel(doc, "Total in words", LEFT);
      doc.fillColor(INK);
      drawText(doc, printed.totalInWords, { ...LEFT, size: SIZE });
    },
    () => {
      for (const amount of amounts) drawRow(doc, amount);
      drawRule(doc, RIGHT, 6);
      if (total) drawTotal(doc, total);
    },
  );
}

function drawTotal(doc: PdfPage, { label, text }: LabelledLine): void {
  const top = doc.y;
  doc.fillColor(INK);
  drawLine(doc, label, { ...RIGHT, size: 13, weight: "bold" });
  doc.y = top;
  drawLine(doc, text, { ...RIGHT, size: 13, weight: "bold", align: "right" });
}

function drawRule(doc: PdfPage, { left, width }: Column, space = 14): void {
  const top = doc.y + space;
  doc
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
  doc.y = top + space;
}

function drawFoot(doc: PdfPage, printed: PrintedDocument): void {
  doc.y += 30;
  doc.fillColor(INK);
  for (const line of footLines(printed)) {
    drawText(doc, line, { ...WHOLE, size: SMALL });
    doc.y += 4;
  }
}
