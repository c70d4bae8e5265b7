import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";

export type ChangeLog = {
  /** Appends one line. It is in the file when this returns, so a killed process loses nothing. */
  append(line: string): void;
  /** Every whole line, oldest first. */
  lines(): string[];
  /** Replaces the whole log at once: a kill leaves either the old lines or the new ones. */
  rewrite(lines: Iterable<string>): void;
  close(): void;
};

/** Opens an append-only file of lines. What follows the last newline was torn by a kill, never acknowledged, and is cut off. */
export function openChangeLog(file: string): ChangeLog {
  cutTornTail(file);
  let descriptor = openSync(file, "a");
  return {
    append: (line) => writeWhole(descriptor, Buffer.from(`${line}\n`)),
    lines: () => readFileSync(file, "utf8").split("\n").slice(0, -1),
    rewrite(lines) {
      const unfinished = `${file}.part`;
      const next = openSync(unfinished, "w");
      for (const line of lines) writeWhole(next, Buffer.from(`${line}\n`));
      closeSync(next);
      renameSync(unfinished, file);
      closeSync(descriptor);
      descriptor = openSync(file, "a");
    },
    close: () => closeSync(descriptor),
  };
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}

function cutTornTail(file: string): void {
  if (!existsSync(file)) {
    writeFileSync(file, "");
    return;
  }
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf("\n") + 1;
  if (whole === bytes.length) return;
  const descriptor = openSync(file, "r+");
  ftruncateSync(descriptor, whole);
  closeSync(descriptor);
}
