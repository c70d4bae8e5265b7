type Named = Readonly<Record<string, string>>;

/** The colors of both schemes as variables, `--ground` and so on. Rules use a dark color only where it differs. */
export const variables = ({ light, dark }: { light: Named; dark: Named }): string =>
  `:root{color-scheme:light dark;${values(light)}}@media(prefers-color-scheme:dark){:root{${values(dark, light)}}}`;

const values = (colors: Named, known: Named = {}) =>
  Object.entries(colors)
    .filter(([name, value]) => known[name] !== value)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** Without needless spaces. */
export const squeezed = (css: string): string =>
  css
    .replace(/\s*\n\s*/g, "")
    .replace(/([:,{;>])\s+/g, "$1")
    .replaceAll(";}", "}");
