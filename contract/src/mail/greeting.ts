/** The first line of a mail. `name` is '' where the address is not proved to be the user's. */
export function greeting(name: string): string {
  return name === "" ? "Hello," : `Hello ${name},`;
}
