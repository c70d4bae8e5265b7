/** The first bytes of files that other programs would run, open or show; each long enough not to occur in a picture's data by chance. */
const FOREIGN =
  /<script[\s>/]|<\?php|<!doctype |<html[\s>]|<svg[\s>][^<]{0,200}xmlns|<iframe[\s>]|%pdf-[12]\.|__halt_compiler/i;

/** Other archives, by their first six bytes. */
const ARCHIVES = ["526172211a07", "377abcaf271c"].map((bytes) => Buffer.from(bytes, "hex"));

/** The end of a ZIP archive, 22 bytes and a comment. Programs (JAR) and documents (DOCX) are read as ZIP archives too. */
const ZIP_END = Buffer.from("504b0506", "hex");
const ZIP_END_BYTES = 22;
const MAX_ZIP_COMMENT = 65_535;

/**
 * Whether a file that begins as a picture is also a file of another type. Phones append a film or a map of brightness to a JPEG: no program
 * would run those.
 */
export function holdsForeignFile(bytes: Buffer): boolean {
  const isArchive = ARCHIVES.some((start) => bytes.includes(start)) || endsAsZip(bytes);
  return isArchive || FOREIGN.test(bytes.toString("latin1"));
}

function endsAsZip(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - ZIP_END_BYTES - MAX_ZIP_COMMENT);
  const last = bytes.length - ZIP_END_BYTES;
  for (let at = bytes.lastIndexOf(ZIP_END, last); at >= first;) {
    const comment = bytes.readUInt16LE(at + 20);
    // Programs that read archives accept a few bytes after the end.
    const isOnThisDisk = bytes.readUInt32LE(at + 4) === 0;
    if (isOnThisDisk && at + ZIP_END_BYTES + comment <= bytes.length) return true;
    at = at === 0 ? -1 : bytes.lastIndexOf(ZIP_END, at - 1);
  }
  return false;
}
