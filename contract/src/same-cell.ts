import { cellOfText } from "./spreadsheet-text.ts";

/** Characters that Windows-1252 has in addition to Latin-1. */
const WINDOWS = /^[\0-\u007F\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;
const NUMBER_WITH_MORE = /^\+?0*(?=\d+$)/;

/**
 * Whether a cell still means the text that was written. Programs that save a file may change line ends, tabs, blanks at the
 * ends, a plus or zeros before a number, and characters that Excel's old encoding lacks.
 */
export function isSameCell(cell: string, written: string): boolean {
  const [one, other] = [plain(cell), plain(written)];
  return (
    one === other ||
    one === plain(cellOfText(written)) ||
    (/^\d+$/.test(one) && one === other.replace(NUMBER_WITH_MORE, "")) ||
    isInOldEncoding(one, other)
  );
}

const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", "")
    .replaceAll(/ *\n */g, "\n")
    .trim();

function isInOldEncoding(cell: string, written: string): boolean {
  if (cell.length !== written.length) return false;
  // By units of UTF-16: Excel writes two question marks for an emoji.
  for (let at = 0; at < cell.length; at += 1) {
    const [one = "", other = ""] = [cell[at], written[at]];
    if (one !== other && (WINDOWS.test(other) || !isStandIn(one, other))) return false;
  }
  return true;
}

const isStandIn = (one: string, other: string): boolean =>
  one === "?" || one === other.normalize("NFD")[0];
