import { z } from "zod";
import { sendRequest, USER_AGENT } from "../http-client/send-request.ts";
import { withCallTrace } from "../http-client/trace-call.ts";

/** The types that are looked up, with their numbers in DNS. */
const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const;
export type RecordType = keyof typeof TYPES;

/** The records of one type at one name. `cname`: the name that it first points to. `exists`: false when the name does not exist at all. */
export type Lookup = { exists: boolean; values: string[]; cname: string | undefined };

/** The records that one resolver returns. Throws {@link Unresolved} when it does not respond. */
export type DnsView = (name: string, type: RecordType) => Promise<Lookup>;

/** Nothing is known about the name: the resolver failed or did not respond. */
export class Unresolved extends Error {
  override name = "Unresolved";
}

const NO_ERROR = 0;
const NO_SUCH_NAME = 3;
const TRIES = 2;
const TIMEOUT_MS = 4_000;

const message = z.object({
  Status: z.number(),
  Answer: z
    .array(z.object({ name: z.string(), type: z.number(), data: z.string() }))
    .nullish()
    .transform((answers) => answers ?? []),
});
type Message = z.output<typeof message>;

/** One view for each resolver, by DNS over HTTPS in its JSON form. `silenceMs`: how long one may be silent, at most. */
export function openViews(urls: readonly string[], silenceMs: number): DnsView[] {
  const timeoutMs = Math.min(TIMEOUT_MS, silenceMs);
  return urls.map((url) => (name, type) => lookUp({ url: new URL(url), timeoutMs }, name, type));
}

type Resolver = { url: URL; timeoutMs: number };

async function lookUp(resolver: Resolver, name: string, type: RecordType): Promise<Lookup> {
  const { Status: status, Answer: answers } = await query(resolver, name, type);
  if (status !== NO_ERROR && status !== NO_SUCH_NAME) throw new Unresolved(`DNS status ${status}`);
  const own = answers.find((answer) => answer.type === TYPES.CNAME && plain(answer.name) === name);
  return {
    // A name that points to a missing name does exist itself.
    exists: status === NO_ERROR || own !== undefined,
    values: answers
      .filter((answer) => answer.type === TYPES[type])
      .map(({ data }) => (type === "TXT" ? text(data) : data)),
    cname: own && plain(own.data),
  };
}

async function query(
  { url, timeoutMs }: Resolver,
  name: string,
  type: RecordType,
): Promise<Message> {
  const path = `${url.pathname}?name=${encodeURIComponent(name)}&type=${type}`;
  const headers = { accept: "application/dns-json", "user-agent": USER_AGENT };
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await withCallTrace({ provider: "dns", operation: "resolve", attempt }, () =>
      sendRequest({ origin: url, method: "GET", path, headers, timeoutMs }),
    );
    const read = "status" in outcome && outcome.status === 200 && parse(outcome.body);
    if (read) return read;
    if (attempt === TRIES) throw new Unresolved("The resolver did not respond");
  }
}

function parse(body: Buffer): Message | undefined {
  try {
    return message.safeParse(JSON.parse(body.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");

/** A long text is returned in pieces, each in quotation marks; some resolvers leave out the marks of a single piece. */
function text(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) => piece);
  return pieces.length === 0 ? data : pieces.join("").replaceAll(/\\(.)/g, "$1");
}

/** Who may issue certificates by a CAA record: '' for nobody; undefined for a record about something else. */
export function issuerOf(data: string): string | undefined {
  const [, tag = "", value = ""] = /^\d+ (\w+) "?([^"]*)"?$/.exec(readable(data)) ?? [];
  return tag.toLowerCase() === "issue"
    ? (value.split(";")[0] ?? "").trim().toLowerCase()
    : undefined;
}

/** Some resolvers return the bytes of a CAA record as they are, in hexadecimal digits (RFC 3597). */
function readable(data: string): string {
  const [, digits] = /^\\# \d+ ([0-9a-f ]+)$/i.exec(data) ?? [];
  if (digits === undefined) return data;
  const bytes = Buffer.from(digits.replaceAll(" ", ""), "hex");
  const end = 2 + (bytes[1] ?? 0);
  return `${bytes[0] ?? 0} ${bytes.toString("latin1", 2, end)} "${bytes.toString("latin1", end)}"`;
}
