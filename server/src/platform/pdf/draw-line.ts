import { readFileSync } from "node:fs";
import { FACES, type FaceRun, faceRuns } from "./faces.ts";
import { unpackWoff } from "./unpack-woff.ts";

export type PdfPage = PDFKit.PDFDocument;

/** The unpacked typefaces, read with the first document. */
let faces: [string, Buffer][] | undefined;

/** Registers the typefaces of all scripts in a document. */
export function registerFaces(doc: PdfPage): void {
  faces ??= Object.entries(FACES).map(([name, path]) => [name, unpackWoff(readFileSync(path))]);
  for (const [name, font] of faces) doc.registerFont(name, font);
}

/** `size` of the letters in points; `align`: the position of the line within `width`. Only Latin letters have a bold face. */
type Line = { left: number; width: number; size: number; align?: "right"; weight?: "bold" };

/** Renders one line at the current height, in whatever scripts it is written; a long one in smaller letters. */
export function drawLine(doc: PdfPage, text: string, line: Line): void {
  const { left, width, size, align } = line;
  const runs = shapeRuns(doc, text, line);
  const needed = widthOf(runs);
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

/** Renders a text in as many lines as it needs, cut between words; a word that is too long for a line is cut too. */
export function drawText(doc: PdfPage, text: string, line: Line): void {
  const fits = (part: string) => widthOf(shapeRuns(doc, part, line)) <= line.width;
  let shown = "";
  for (const word of text.split(/\s+/).flatMap((whole) => (fits(whole) ? [whole] : cut(whole)))) {
    const longer = shown === "" ? word : `${shown} ${word}`;
    if (shown !== "" && !fits(longer)) drawLine(doc, shown, line);
    shown = shown !== "" && !fits(longer) ? word : longer;
  }
  if (shown !== "") drawLine(doc, shown, line);
}

const cut = (word: string): string[] => word.match(/.{1,36}/gsu) ?? [];

const BOLD: Partial<Record<FaceRun["face"], FaceRun["face"]>> = {
  text: "bold",
  latinExtended: "boldExtended",
};

function shapeRuns(doc: PdfPage, line: string, { size, weight }: Pick<Line, "size" | "weight">) {
  return faceRuns(line).map(({ face, text }) => {
    const run = { text, face: (weight === "bold" ? BOLD[face] : undefined) ?? face };
    return { ...run, ...shape(doc, run, size) };
  });
}

const widthOf = (runs: { width: number }[]) => runs.reduce((sum, run) => sum + run.width, 0);

/**
 * The options with which pdfkit can render a run, and its width then. pdfkit's shaper throws for some Indian vowel signs that are missing
 * in a font's tables: then the signs are rendered without that placement or, if that fails too, as a question mark.
 */
function shape(doc: PdfPage, { face, text }: FaceRun, size: number) {
  doc.font(face).fontSize(size);
  for (const options of [() => ({}), () => ({ features: signsUnplaced() })])
    try {
      return { text, width: doc.widthOfString(text, options()), options: options() };
    } catch {
      // Tries the next options.
    }
  return { face: "text", text: "?", width: doc.font("text").widthOfString("?"), options: {} };
}

function signsUnplaced(): PDFKit.Mixins.OpenTypeFeatures[] {
  const table: unknown = { mark: false, mkmk: false, abvm: false, blwm: false };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes such a table too, writes to it, and is typed for a list only
  return table as PDFKit.Mixins.OpenTypeFeatures[];
}
