/** Sends the form on the page of a live site at the Netlify emulator, as a visitor's browser does. Throws when it is not accepted. */
export async function sendLead(
  { netlifyUrl }: { netlifyUrl: string },
  { deploymentUrl }: { deploymentUrl?: string | null },
  fields: Record<string, string>,
): Promise<void> {
  const { host } = new URL(deploymentUrl ?? "");
  const page = await (await fetch(`${netlifyUrl}/__site/${host}/`)).text();
  const [, action = ""] = /<form [^>]*action="([^"]+)"/.exec(page) ?? [];
  const [, form = ""] = /name="form" value="([^"]+)"/.exec(page) ?? [];
  const body = new URLSearchParams({ ...fields, form });
  const response = await fetch(action, { method: "POST", body });
  if (!response.ok) throw new Error(`${host}: ${response.status} ${await response.text()}`);
}
