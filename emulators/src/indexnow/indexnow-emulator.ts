/**
 * An IndexNow endpoint over HTTP (docs/providers.md §6): one POST with the changed URLs of one host. It fetches the key file
 * as a search engine does, and refuses requests that the protocol does not allow.
 */
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { jsonResponse, parseObject } from "../json.ts";

export type IndexNowEmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
  /** The text at a public address; undefined where there is none. */
  readonly readKeyFile: (url: string) => Promise<string | undefined>;
};

type Notice = { host: string; key: string; keyLocation: string; urlList: string[] };

/** The notice in a body; undefined for any other format. */
function parseNotice(body: Buffer): Notice | undefined {
  const parsed = parseObject(body);
  if (typeof parsed === "string") return undefined;
  const { host, key, keyLocation, urlList } = parsed;
  const isKey = typeof key === "string" && /^[a-zA-Z0-9-]{8,128}$/.test(key);
  if (typeof host !== "string" || !isKey || !isUrl(keyLocation)) return undefined;
  const isList = Array.isArray(urlList) && urlList.length > 0 && urlList.length <= 10_000;
  if (!isList || !urlList.every(isUrl)) return undefined;
  return { host, key, keyLocation, urlList };
}

const isUrl = (value: unknown): value is string => typeof value === "string" && URL.canParse(value);

/** Starts the emulator on 127.0.0.1; the endpoint is `<url>/indexnow`. Accepted notices are effects (emulator.ts). */
export function startIndexNowEmulator({
  port,
  readKeyFile,
}: IndexNowEmulatorOptions): Promise<RunningEmulator> {
  return startEmulator({
    port,
    create: ({ store, now }) => ({
      handle: async (request) => {
        const outcome = await readNotice(request, readKeyFile);
        if ("status" in outcome) return outcome;
        const { host, urlList, keyLocation } = outcome;
        const at = new Date(now()).toISOString();
        const details = { host, keyLocation, urls: urlList.join(" ") };
        store.commit([], [{ at, credential: host, kind: "notice", ...details }]);
        return { status: 200 };
      },
      credentialOf: () => undefined,
    }),
  });
}

async function readNotice(
  { method, url, headers, body }: EmulatorRequest,
  readKeyFile: IndexNowEmulatorOptions["readKeyFile"],
): Promise<Notice | EmulatorResponse> {
  if (method !== "POST" || url !== "/indexnow") return refusal(404, "Not found");
  if (!/^application\/json(;|$)/.test(headers["content-type"] ?? ""))
    return refusal(400, "Invalid format");
  const notice = parseNotice(body);
  if (!notice) return refusal(400, "Invalid format");
  const { host, key, keyLocation, urlList } = notice;
  const folder = keyLocation.slice(0, keyLocation.lastIndexOf("/") + 1);
  const isCovered = (address: string) =>
    new URL(address).host === host && address.startsWith(folder);
  if (new URL(keyLocation).host !== host || !urlList.every(isCovered))
    return refusal(422, "URLs don't belong to the host or the key does not cover them");
  if ((await readKeyFile(keyLocation))?.trim() !== key) return refusal(403, "Key not valid");
  return notice;
}

const refusal = (status: number, message: string) => jsonResponse(status, { message });
