/** The spec names the key (§9). */
export const USER = "user";

/** The user as stored at the sign-in, not validated: the storage may have been changed since. */
export function storedUser(): string | null {
  return localStorage.getItem(USER);
}

/** The id of the signed-in user; undefined when signed out or unreadable. Without the schema, which the first page does not load. */
export function storedUserId(): string | undefined {
  try {
    const { id }: { id?: unknown } = JSON.parse(storedUser() ?? "{}");
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}
