/** The lines of a text that was typed, pasted or read from a file of whatever system; blank ones are none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
