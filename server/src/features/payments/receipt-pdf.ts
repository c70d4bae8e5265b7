import type { Receipt } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from "pdfkit";
import { FACES, type FaceRun, faceRuns } from "./receipt-faces.ts";

const INK = "#14201b";
const MUTED = "#55625b";
const GREEN = "#0b6b47";
const LEFT = 64;
const WIDTH = 467;
/** Of a line, in points. */
const SIZE = 11;
/** Of Overpass, so that labels and texts share a baseline. */
const ASCENT = SIZE * 0.88;

/** A receipt on one A4 page. The same receipt gives the same words. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const info = { Title: `Receipt ${receipt.number}`, CreationDate: new Date(receipt.paidAt) };
  const doc = new PDFDocument({ size: "A4", margin: LEFT, info, lang: "en-IN" });
  for (const [name, path] of Object.entries(FACES)) doc.registerFont(name, path);
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

type Page = PDFKit.PDFDocument;

function drawHead(doc: Page, { number }: Receipt): void {
  doc.roundedRect(LEFT, 60, 132, 34, 5).fill(GREEN);
  doc
    .font("bold")
    .fontSize(17)
    .fillColor("#ffffff")
    .text("Mainstreet", LEFT, 68, { width: 132, align: "center" });
  doc.fillColor(INK).fontSize(26).text(`Receipt ${number}`, LEFT, 128);
}

function drawLines(doc: Page, { paidAt, orderId, credits, buyer }: Receipt): void {
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
    for (const text of texts) drawText(doc, text);
    doc.y += 8;
  }
}

/** On the line of its label, in whatever scripts it is written; a long one in smaller letters. */
function drawText(doc: Page, text: string): void {
  const runs = faceRuns(text).map((run) => ({ ...run, ...shape(doc, run) }));
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const scale = Math.min(1, (WIDTH - 120) / width);
  const top = doc.y;
  const at = { lineBreak: false, baseline: -ASCENT } as const;
  let left = LEFT + 120;
  doc.fillColor(INK).fontSize(SIZE * scale);
  for (const run of runs) {
    doc.font(run.face).text(run.text, left, top, { ...at, ...run.options });
    left += run.width * scale;
  }
  doc.font("text").fontSize(SIZE);
  doc.y = top + doc.currentLineHeight();
}

/**
 * How pdfkit can set a run, and how wide it is then. Some Indian vowel signs have no place in a font's tables that its
 * shaper looks for, and it throws: then the signs stand where the font puts them by itself, or all is a question mark.
 */
function shape(doc: Page, { face, text }: FaceRun) {
  doc.font(face).fontSize(SIZE);
  for (const options of [() => ({}), () => ({ features: signsUnplaced() })])
    try {
      return { text, width: doc.widthOfString(text, options()), options: options() };
    } catch {
      // The next way, then.
    }
  return { face: "text", text: "?", width: doc.font("text").widthOfString("?"), options: {} };
}

function signsUnplaced(): PDFKit.Mixins.OpenTypeFeatures[] {
  const table: unknown = { mark: false, mkmk: false, abvm: false, blwm: false };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes such a table too, writes to it, and is typed for a list only
  return table as PDFKit.Mixins.OpenTypeFeatures[];
}

function drawTotal(doc: Page, { amount }: Receipt): void {
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
