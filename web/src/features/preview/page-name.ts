/** What a page is called where one line stands for it: a list of links goes by what it lists. */
export const pageName = ({ path, name }: { path: string; name: string }): string =>
  path.split("/").length === 2 ? `All ${name.toLowerCase()}` : name;
