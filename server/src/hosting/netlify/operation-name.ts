const WORDS = new Set(["user", "sites", "deploys", "cancel", "files", "ssl", "renew"]);

/**
 * The operation of a call of Netlify's API, with its name in the documents: `PUT /deploys/:id/files/*`. `path` is relative to the API's
 * base.
 */
export function operationName(method: string, path: string): string {
  const [route = ""] = path.split("?");
  const words = route.split("/").slice(1);
  const file = words.indexOf("files");
  const known = file < 0 ? words : words.slice(0, file + 1);
  const shape = known.map((word) => (WORDS.has(word) ? word : ":id")).join("/");
  return `${method} /${shape}${file < 0 ? "" : "/*"}`;
}
