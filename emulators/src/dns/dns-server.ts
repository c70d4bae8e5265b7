import { createSocket, type Socket } from "node:dgram";
import { type Answer, decode, encode, type Packet, RECURSION_AVAILABLE } from "dns-packet";
import { RECORD_TYPES } from "./dns-records.ts";
import type { OnQuery } from "./dns-over-https.ts";
import type { DnsAnswer, Resolve } from "./resolve.ts";

const CODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3 };
const AUTHORITATIVE = 0x400;
const NEGATIVE_TTL = 60;

/** Serves DNS on 127.0.0.1 by UDP. There is no TCP: a response is never truncated. */
export function serveDns(port: number, resolve: Resolve, onQuery: OnQuery): Promise<Socket> {
  const socket = createSocket("udp4");
  socket.on("message", (bytes, { port: from, address }) => {
    const response = responseTo(bytes, resolve, onQuery);
    if (response) socket.send(response, from, address);
  });
  return new Promise((settled, reject) => {
    socket.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is in use by another program.`)
          : error,
      ),
    );
    socket.bind(port, "127.0.0.1", () => settled(socket));
  });
}

function responseTo(bytes: Buffer, resolve: Resolve, onQuery: OnQuery): Buffer | undefined {
  const query = decoded(bytes);
  const question = query?.questions?.[0];
  if (!query || query.type === "response" || !question) return undefined;
  const type = RECORD_TYPES.find((one) => one === question.type);
  // No name has a record of a type that is not emulated.
  const { code, answers } = resolve(question.name, type ?? "ALIAS");
  const isOther = type === undefined && code === "NOERROR";
  onQuery({ name: question.name, type: question.type, code });
  if (code === "SILENCE") return undefined;
  const shown = isOther ? answers.filter((answer) => answer.type === "CNAME") : answers;
  const isNegative = !shown.some((answer) => answer.type === type);
  return encode({
    type: "response",
    id: query.id ?? 0,
    flags: (query.flags ?? 0) | AUTHORITATIVE | RECURSION_AVAILABLE | CODES[code],
    questions: [question],
    answers: shown.map(wireForm),
    authorities: isNegative && code !== "SERVFAIL" ? [startOfAuthority(question.name)] : [],
  });
}

function decoded(bytes: Buffer): Packet | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

function wireForm({ name, type, value, ttl }: DnsAnswer): Answer {
  if (type === "TXT") return { name, type, ttl, data: value.match(/.{1,255}/g) ?? [] };
  if (type !== "CAA") return { name, type: type === "ALIAS" ? "A" : type, ttl, data: value };
  const [, flags = "0", tag = "", text = ""] = /^(\d+) (\w+) "(.*)"$/.exec(value) ?? [];
  const of = tag === "issuewild" || tag === "iodef" ? tag : "issue";
  return { name, type, ttl, data: { flags: Number(flags), tag: of, value: text } };
}

/** The SOA record, which limits how long a resolver caches that there is no record. */
function startOfAuthority(name: string): Answer {
  const zone = name.split(".").slice(-2).join(".");
  const data = { mname: "ns.registrar.test", rname: "hostmaster.registrar.test", serial: 1 };
  const times = { refresh: 3600, retry: 600, expire: 604_800, minimum: NEGATIVE_TTL };
  return { name: zone, type: "SOA", ttl: NEGATIVE_TTL, data: { ...data, ...times } };
}
