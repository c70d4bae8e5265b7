import { FACES, type FaceRun, faceRuns } from "./faces.ts";

export type PdfPage = PDFKit.PDFDocument;

/** Makes the typefaces of all scripts known to a document. */
export function registerFaces(doc: PdfPage): void {
  for (const [name, path] of Object.entries(FACES)) doc.registerFont(name, path);
}

/** `size` of the letters in points; `align`: where the line stands within `width`. */
type Line = { left: number; width: number; size: number; align?: "right" };

/** Draws one line at the current height, in whatever scripts it is written; a long one in smaller letters. */
export function drawLine(doc: PdfPage, text: string, { left, width, size, align }: Line): void {
  const runs = faceRuns(text).map((run) => ({ ...run, ...shape(doc, run, size) }));
  const needed = runs.reduce((sum, run) => sum + run.width, 0);
  const scale = Math.min(1, width / needed);
  const top = doc.y;
  // Of Overpass, so that labels and texts share a baseline.
  const at = { lineBreak: false, baseline: -size * 0.88 } as const;
  let x = align === "right" ? left + width - needed * scale : left;
  doc.fontSize(size * scale);
  for (const run of runs) {
    doc.font(run.face).text(run.text, x, top, { ...at, ...run.options });
    x += run.width * scale;
  }
  doc.font("text").fontSize(size);
  doc.y = top + doc.currentLineHeight();
}

/**
 * How pdfkit can set a run, and how wide it is then. Some Indian vowel signs have no place in a font's tables that its
 * shaper looks for, and it throws: then the signs stand where the font puts them by itself, or all is a question mark.
 */
function shape(doc: PdfPage, { face, text }: FaceRun, size: number) {
  doc.font(face).fontSize(size);
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
