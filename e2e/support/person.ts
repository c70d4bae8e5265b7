import { randomBytes } from "node:crypto";

/** A person with an account, which is created through the API where signing up is not the subject of the test. */
export type Person = {
  name: string;
  email: string;
  password: string;
  token: string;
  /** The user as the API returned it, and as the browser stores it (spec §3). */
  user: object;
  /** The origin of the person's product. */
  origin: string;
};

export type NewPerson = Pick<Person, "name" | "email" | "password">;

/** A name, an address and a password that are not used yet. */
export function someoneNew(): NewPerson {
  const id = randomBytes(4).toString("hex");
  return { name: `Pat ${id}`, email: `pat-${id}@example.com`, password: `secret-${id}` };
}

/** Signs a new person up at the product at `origin`. */
export async function newPerson(origin: string): Promise<Person> {
  const person = someoneNew();
  const { token, user } = (await callApi(origin, "POST /auth/signup", { body: person })) as {
    token: string;
    user: object;
  };
  return { ...person, token, user, origin };
}

/** Calls the API as `person`, for example `ask(person, "POST /campaigns", {…})`. Throws when it refuses. */
export function ask(person: Person, call: string, body?: object): Promise<unknown> {
  return callApi(person.origin, call, { token: person.token, ...(body && { body }) });
}

type Parts = { token?: string; body?: object };

async function callApi(origin: string, call: string, { token, body }: Parts): Promise<unknown> {
  const [method = "GET", path = ""] = call.split(" ");
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return response.json();
}
