/** What a spreadsheet runs as a formula, in Japanese full width too, or takes for the end of the cell. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** Numbers, amounts, dates and times, however they are written: a ZIP code loses its zeros, a phone its plus, "3/4" is a day. */
const NUMBER = new RegExp(
  String.raw`^(?=.*\p{N})(?:[\p{N}\p{Sc}\s.,:;/+\-%()°#]|(?<=\d)e(?=[+-]?\d)|(?<=[\d\s])[ap]m?(?=\s|$)|${MONTHS})+$`,
  "isu",
);
const TRUTH = /^(?:true|false)$/i;
const APOSTROPHES = /^'+/;

const isFormula = (text: string): boolean => FORMULA.test(text.replace(APOSTROPHES, ""));

function isChanged(text: string): boolean {
  const own = text.replace(APOSTROPHES, "");
  return FORMULA.test(own) || NUMBER.test(own) || TRUTH.test(own);
}

/** A text that no spreadsheet runs: an apostrophe stands before a formula (OWASP, CSV injection). */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * A text that spreadsheets show and save as it is (decision 360): the apostrophe also stands before what they would make a number or a
 * date of. A text with apostrophes of its own gets one more, so that {@link textOfCell} finds each text as it was.
 */
export const cellOfText = (text: string): string => (isChanged(text) ? `'${text}` : text);

/** The text of a cell that {@link cellOfText} or {@link withoutFormula} has made, or that somebody has typed. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && isChanged(cell) ? cell.slice(1) : cell;
