/** The path of the first text that PostgreSQL cannot store, as `sites.0.city`; undefined when there is none. */
export function unstorablePath(value: unknown): string | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : "";
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const path = isStorable(key) ? unstorablePath(item) : "";
    if (path !== undefined) return path === "" ? key : `${key}.${path}`;
  }
  return undefined;
}

const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
