/** The lines of a text that was typed, pasted or read from a file of any operating system, without blank lines. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
