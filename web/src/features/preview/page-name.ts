/** The name of a page in one line; a list of links is named after what it lists. */
export const pageName = ({ path, name }: { path: string; name: string }): string =>
  path.split("/").length === 2 ? `All ${name.toLowerCase()}` : name;
