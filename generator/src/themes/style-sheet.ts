type Variables = Readonly<Record<string, string>>;

/** The colors of both schemes as variables, `--ground` and so on. Rules use a dark color only where it differs. */
export const variables = ({ light, dark }: { light: Variables; dark: Variables }): string =>
  `:root{color-scheme:light dark;${values(light)}}@media(prefers-color-scheme:dark){:root{${values(dark, light)}}}`;

const values = (colors: Variables, known: Variables = {}) =>
  Object.entries(colors)
    .filter(([name, value]) => known[name] !== value)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** Removes needless spaces. */
export const squeezed = (css: string): string =>
  css
    .replace(/\s*\n\s*/g, "")
    .replace(/([:,{;>])\s+/g, "$1")
    .replaceAll(";}", "}");
