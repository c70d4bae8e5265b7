/** The values of a pattern's `:names` in a path, `splat` among them. */
export type PathMatch = Readonly<Record<string, string>>;

/**
 * Matches a path against the source of a redirect: `:name` is one segment, a `*` segment at the end is the rest (also none).
 * A slash at the end makes no difference, as Netlify normalises before it matches. Undefined when the path does not match.
 */
export function matchPath(pattern: string, path: string): PathMatch | undefined {
  const expected = segments(pattern);
  const given = segments(path);
  const hasSplat = expected.at(-1) === "*";
  const fixed = hasSplat ? expected.slice(0, -1) : expected;
  if (given.length < fixed.length || (!hasSplat && given.length > fixed.length)) return undefined;
  const match: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) match[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  if (hasSplat) match["splat"] = given.slice(fixed.length).join("/");
  return match;
}

function segments(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}
