/** One request in an emulator's journal, which contains no secret. */
export type Noted = { method: string; host: string; path: string; status: number };

/** Calls an emulator's control API, for example `control(url, "POST faults", {…})`. Throws when it refuses. */
export async function control(emulatorUrl: string, call: string, body?: object): Promise<unknown> {
  const [method = "GET", name = ""] = call.split(" ");
  const response = await fetch(`${emulatorUrl}/__control/${name}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return response.json();
}

/** The requests that it handled since `DELETE requests`, oldest first. */
export async function journal(emulatorUrl: string): Promise<Noted[]> {
  const { requests } = (await control(emulatorUrl, "GET requests")) as { requests: Noted[] };
  return requests;
}
