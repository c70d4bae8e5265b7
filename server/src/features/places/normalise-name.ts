const FULL_WORDS: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  twp: "township",
};

/** Lower case, without accents, full stops, commas and apostrophes of any kind; hyphens become spaces. A charter township is a township. */
function foldName(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[.,'`’‘ʻʼ"“”()]/g, "")
    .replace(/[-/–—]/g, " ")
    .replace(/\bcharter (?=township\b|twp\b)/, "")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/**
 * The key that all spellings of one place share: "St. Louis" = "Saint Louis", "O Fallon" = "O'Fallon", "Winston Salem" = "Winston-Salem",
 * "La Cañada" = "La Canada".
 */
export function normaliseName(name: string): string {
  return foldName(name)
    .map((word) => FULL_WORDS[word] ?? word)
    .join("");
}

/**
 * The keys that a half-typed name may begin with: its last word may be an abbreviation ("st" for Saint) or the beginning of a longer word
 * ("st" for Stockton), so both are returned.
 */
export function prefixKeys(typed: string): string[] {
  const words = foldName(typed);
  const last = words.pop();
  if (last === undefined) return [];
  const start = words.map((word) => FULL_WORDS[word] ?? word).join("");
  const full = FULL_WORDS[last];
  return full === undefined ? [start + last] : [start + full, start + last];
}
