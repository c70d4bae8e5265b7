/** Posts to an emulator's control API: faults, revoked keys, limits (emulators/src/emulator.ts lists them). */
export async function control(
  provider: { url: string },
  call: string,
  body: object,
): Promise<void> {
  const response = await fetch(`${provider.url}/__control/${call}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  // Read in any case: a long body that nobody reads keeps its connection busy.
  const text = await response.text();
  if (!response.ok) throw new Error(`Control ${call} responded with ${response.status}: ${text}`);
}

/** One request as an emulator noted it. */
export type Journalled = { method: string; path: string; status: number };

/** The requests since the journal was last cleared. */
export async function journal(provider: { url: string }): Promise<Journalled[]> {
  const response = await fetch(`${provider.url}/__control/requests`);
  const { requests } = (await response.json()) as { requests: Journalled[] };
  return requests;
}

export async function clearJournal(provider: { url: string }): Promise<void> {
  await fetch(`${provider.url}/__control/requests`, { method: "DELETE" });
}

export async function clearFaults(provider: { url: string }): Promise<void> {
  await fetch(`${provider.url}/__control/faults`, { method: "DELETE" });
}

/** A provider's own record of what it accepted. */
export type Accepted = {
  credential: string;
  kind: string;
  site?: string;
  bucket?: string;
  path?: string;
  key?: string;
  order?: string;
  amount?: string;
};

export async function effects(provider: { url: string }): Promise<Accepted[]> {
  const response = await fetch(`${provider.url}/__control/effects`);
  const answer = (await response.json()) as { effects: Accepted[] };
  return answer.effects;
}
