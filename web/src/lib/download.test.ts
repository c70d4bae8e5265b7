import { receiptPdfPath } from "@mainstreet/contract/payments";
import { texts } from "@mainstreet/contract/texts";
import { beforeEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";
import { memoryStorage } from "./test-storage.ts";

const PDF = receiptPdfPath("crd_1");

let requests: { url: string; headers: Headers }[] = [];
let saved: { name: string; href: string }[] = [];

function answering(response: () => Response) {
  vi.stubGlobal("fetch", (url: string, { headers = {} }: RequestInit) => {
    requests.push({ url, headers: new Headers(headers) });
    return Promise.resolve(response());
  });
}

/** A link in the page, with the parts that saving needs. */
function linkInPage() {
  const link = {
    href: "",
    download: "",
    click: () => void saved.push({ name: link.download, href: link.href }),
  };
  return link;
}

beforeEach(() => {
  [requests, saved] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("document", { createElement: linkInPage });
  // Test files of one worker share modules: an earlier file may have left listeners of the session, which must not see these events.
  vi.stubGlobal("window", new EventTarget());
  localStorage.setItem("token", "abc");
});

test("a file is requested with the session's token and saved under the server's name", async () => {
  const headers = { "content-disposition": 'attachment; filename="receipt-7.pdf"' };
  answering(() => new Response("%PDF", { headers }));
  await download(PDF);
  expect(requests[0]?.url).toBe("/api/payments/receipts/crd_1/pdf");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer abc");
  expect(saved).toEqual([{ name: "receipt-7.pdf", href: expect.stringMatching(/^blob:/) }]);
  vi.runAllTimers();
});

test("a refusal has the server's text, and nothing is saved", async () => {
  const message = texts.payments.receiptNotFound;
  const body = { message, error: message, code: "NOT_FOUND", requestId: "r" };
  answering(() => Response.json(body, { status: 404 }));
  await expect(download(PDF)).rejects.toMatchObject({ status: 404, code: "NOT_FOUND", message });
  expect(saved).toEqual([]);
});

test("a session that has ended is ended here too", async () => {
  const message = texts.auth.sessionRequired;
  const body = { message, error: message, code: "UNAUTHENTICATED", requestId: "r" };
  answering(() => Response.json(body, { status: 401 }));
  await expect(download(PDF)).rejects.toMatchObject({ status: 401, message });
  expect(localStorage.getItem("token")).toBeNull();
});

test("no server gives the network text", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  await expect(download(PDF)).rejects.toMatchObject({ status: 0, message: texts.shell.network });
});
