import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse } from "../json.ts";
import { RECORD_TYPES, type RecordType } from "./dns-records.ts";
import type { DnsAnswer, Resolution, Resolve } from "./resolve.ts";

/** Numbers of types in DNS. */
const NUMBERS: Readonly<Record<string, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  TXT: 16,
  AAAA: 28,
  CAA: 257,
};
const STATUS = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, SILENCE: 2 };

/** Reports each query with its outcome. */
export type OnQuery = (query: { name: string; type: string; code: Resolution["code"] }) => void;

type Resolver = { readonly resolve: Resolve; readonly onQuery: OnQuery };

/** The JSON format of a public resolver: `dns-query` as Cloudflare does, `resolve` as Google. */
type Wording = {
  readonly name: (name: string) => string;
  readonly data: (answer: DnsAnswer) => string;
};

const asCloudflare: Wording = {
  name: (name) => name,
  data: ({ type, value }) => {
    if (type === "TXT")
      return pieces(value)
        .map((piece) => `"${escaped(piece)}"`)
        .join(" ");
    return type === "CAA" ? unknownForm(value) : dotted(type, value);
  },
};
const asGoogle: Wording = {
  name: (name) => `${name}.`,
  data: ({ type, value }) => {
    if (type !== "TXT") return dotted(type, value);
    const [only = "", ...more] = pieces(value);
    return more.length === 0
      ? only
      : [only, ...more].map((piece) => `"${escaped(piece)}"`).join("");
  },
};

/**
 * Handles `GET /dns-query?name=&type=` and `GET /resolve?name=&type=`, DNS over HTTPS in JSON; undefined for any other request.
 * A silent resolver never responds: the promise waits until the emulator closes.
 */
export function handleDnsOverHttps(
  { resolve, onQuery }: Resolver,
  request: EmulatorRequest,
  closing: AbortSignal,
): EmulatorResponse | Promise<EmulatorResponse> | undefined {
  const url = URL.parse(request.url, `http://${request.host}`);
  const wording = url && WORDINGS.get(url.pathname);
  if (!wording || request.method !== "GET") return undefined;
  // Cloudflare returns the wire format for other media types, which is not emulated.
  if (wording === asCloudflare && request.headers.accept !== "application/dns-json")
    return jsonResponse(400, { error: "Specify application/dns-json" });
  const name = url.searchParams.get("name") ?? "";
  const typeName = url.searchParams.get("type") ?? "A";
  const type = RECORD_TYPES.find((one) => one === typeName && one in NUMBERS);
  if (name === "" || !type) return jsonResponse(400, { error: "Invalid query" });
  const resolution = resolve(name, type);
  onQuery({ name, type, code: resolution.code });
  if (resolution.code !== "SILENCE") return respond(wording, { name, type }, resolution);
  const closed = jsonResponse(503, { error: "closing" });
  return new Promise((end) => closing.addEventListener("abort", () => end(closed), { once: true }));
}

const WORDINGS = new Map([
  ["/dns-query", asCloudflare],
  ["/resolve", asGoogle],
]);

function respond(
  wording: Wording,
  { name, type }: { name: string; type: RecordType },
  { code, answers }: Resolution,
): EmulatorResponse {
  const question = { name: wording.name(name), type: NUMBERS[type] };
  const body = {
    Status: STATUS[code],
    TC: false,
    RD: true,
    RA: true,
    AD: false,
    CD: false,
    Question: [question],
    ...(answers.length > 0 && {
      Answer: answers.map((answer) => ({
        name: wording.name(answer.name),
        type: NUMBERS[answer.type],
        TTL: answer.ttl,
        data: wording.data(answer),
      })),
    }),
  };
  return jsonResponse(200, body, { "content-type": "application/dns-json" });
}

const pieces = (text: string) => text.match(/.{1,255}/g) ?? [];
const escaped = (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`);

const dotted = (type: RecordType, value: string) =>
  type === "CNAME" || type === "NS" ? `${value}.` : value;

/** The bytes of a CAA record in hexadecimal digits (RFC 3597). */
function unknownForm(value: string): string {
  const [, flags = "0", tag = "", text = ""] = /^(\d+) (\w+) "(.*)"$/.exec(value) ?? [];
  const bytes = Buffer.from([Number(flags), tag.length, ...Buffer.from(tag + text, "latin1")]);
  return String.raw`\# ${bytes.length} ${bytes.toString("hex").match(/../g)?.join(" ")}`;
}
