import { fileURLToPath } from "node:url";
import type { Receipt } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from "pdfkit";

const face = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/overpass/files/overpass-${file}-normal.woff`));
/** The rupee sign stands in the extended half of the typeface. */
const FACES = {
  text: face("latin-400"),
  bold: face("latin-800"),
  boldExtended: face("latin-ext-800"),
};
const INK = "#14201b";
const MUTED = "#55625b";
const GREEN = "#0b6b47";
const LEFT = 64;
const WIDTH = 467;

/** A receipt on one A4 page. The same receipt gives the same words; letters beyond Latin are left out of names. */
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
  const lines: [label: string, text: string][] = [
    ["Date", `${dateText(paidAt)} (Indian time)`],
    ["Billed to", `${latin(buyer.name)}\n${latin(buyer.email)}`],
    ["Order ID", orderId],
    ["For", `${credits} credits`],
    ["Paid by", "Cashfree Payments"],
  ];
  doc.fontSize(11);
  doc.y = 190;
  for (const [label, text] of lines) {
    const top = doc.y;
    doc.font("text").fillColor(MUTED).text(label, LEFT, top, { width: 110 });
    doc.fillColor(INK).text(text, LEFT + 120, top, { width: WIDTH - 120 });
    doc.y += 8;
  }
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
const dateText = (iso: string): string => latin(dateFormat.format(new Date(iso)));

/** What the embedded half of the typeface can draw; odd blanks as plain ones. */
const latin = (text: string): string =>
  text
    .replaceAll(/\s/g, " ")
    .replaceAll(/[^\u0020-\u00FF]/g, "")
    .trim();
