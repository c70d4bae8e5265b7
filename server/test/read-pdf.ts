import { extractText, extractTextItems } from "unpdf";

/** `lowest`: how far the lowest line of text is above the lower edge of its page, in points. */
type PdfContent = { text: string; pages: number; lowest: number };

/** What a reader finds in a PDF: its words, with single blanks between them, and how many pages it has. */
export async function readPdf(pdf: Uint8Array): Promise<PdfContent> {
  const { text, totalPages } = await extractText(Uint8Array.from(pdf), { mergePages: true });
  const { items } = await extractTextItems(Uint8Array.from(pdf));
  const lowest = Math.min(...items.flat().map(({ y }) => y));
  return { text: text.replaceAll(/\s+/g, " "), pages: totalPages, lowest };
}
