/** Beginnings that a spreadsheet executes as a formula, also in Japanese full width, or reads as the end of the cell. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/**
 * Numbers, amounts, dates and times in any notation: as a number a ZIP code would lose its zeros and a phone its plus, and
 * "3/4" would become a day.
 */
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

/** A text that no spreadsheet executes: a formula gets an apostrophe before it (OWASP, CSV injection). */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * A text that spreadsheets show and save unchanged (decision 360): what they would turn into a number or a date also gets
 * the apostrophe. A text that begins with apostrophes gets one more, so that {@link textOfCell} returns each text as it was.
 */
export const cellOfText = (text: string): string => (isChanged(text) ? `'${text}` : text);

/** The text of a cell that {@link cellOfText} or {@link withoutFormula} has written, or that a person has typed. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && isChanged(cell) ? cell.slice(1) : cell;
