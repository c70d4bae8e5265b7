import { creditBalance } from "@mainstreet/contract/credits";
import { login } from "@mainstreet/contract/auth";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { listNetlifyTokens } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { suggestPlaces } from "@mainstreet/contract/places";
import { changePassword } from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, messageOf } from "./api-error.ts";
import { onUnreachable } from "./reachability.ts";
import { callApi } from "./send.ts";
import { signOutReason } from "./session.ts";
import { memoryStorage } from "./test-storage.ts";
import { changingToken } from "./token-change.ts";

const ID = "0190c0de-0000-7000-8000-000000000001";
const refusal = { message: "No", error: "No", code: "CONFLICT", requestId: "r" };

let calls: { url: string; init: RequestInit }[] = [];

/** Stubs the network's responses, and records the requests. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers }));
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("The call did not fail with an ApiError", { cause: error });
}

const headersOfCall = (index: number) => new Headers(calls[index]?.init.headers);

beforeEach(() => {
  calls = [];
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  localStorage.setItem("token", "abc");
  localStorage.setItem("user", "{}");
});

describe("what is sent", () => {
  test("a protected call carries the bearer token; a login never does [spec 6]", async () => {
    answering(200, { credits: 5 });
    expect(await callApi(creditBalance, {})).toEqual({ credits: 5 });
    expect(headersOfCall(0).get("authorization")).toBe("Bearer abc");

    answering(401, refusal);
    await failureOf(callApi(login, { body: { email: "a@b.co", password: "secret" } }));
    expect(headersOfCall(1).get("authorization")).toBeNull();
  });

  test("parameters are encoded into the path, the query after it", async () => {
    answering(404, refusal);
    await failureOf(callApi(getCampaign, { params: { id: "a/b?c" } }));
    expect(calls[0]?.url).toBe("/api/campaigns/a%2Fb%3Fc");

    answering(200, { places: [] });
    await callApi(suggestPlaces, { query: { q: "St. Paul & co" } });
    expect(calls[1]?.url).toBe("/api/places?q=St.+Paul+%26+co");
  });

  test("a creation carries its idempotency key and its body as JSON", async () => {
    answering(402, refusal);
    const body = { serviceName: "Plumbing", city: "Boise", state: "ID" };
    await failureOf(callApi(createCampaign, { body }, { idempotencyKey: "k1" }));
    expect(headersOfCall(0).get("idempotency-key")).toBe("k1");
    expect(headersOfCall(0).get("content-type")).toBe("application/json");
    expect(calls[0]?.init.body).toBe(JSON.stringify(body));
  });
});

describe("what went wrong", () => {
  test("a refusal keeps its status, code, text and fields", async () => {
    answering(400, { ...refusal, code: "INVALID", fields: { city: "City is required" } });
    const error = await failureOf(callApi(listNetlifyTokens, {}));
    expect(error).toMatchObject({ status: 400, code: "INVALID", message: "No" });
    expect(error.fields).toEqual({ city: "City is required" });
  });

  test("a 503 carries the server's Retry-After", async () => {
    answering(503, { ...refusal, code: "BUSY" }, { "retry-after": "5" });
    expect(await failureOf(callApi(creditBalance, {}))).toMatchObject({ retryAfterMs: 5_000 });
    answering(503, { ...refusal, code: "BUSY" });
    expect((await failureOf(callApi(creditBalance, {}))).retryAfterMs).toBeUndefined();
  });

  test("for a response that is not ours the caller chooses the text", async () => {
    answering(502, "<html>Bad gateway</html>");
    const error = await failureOf(callApi(creditBalance, {}));
    expect(error).toMatchObject({ status: 502, code: "NO_REASON" });
    expect(messageOf(error, "Failed to load")).toBe("Failed to load");
  });

  test("an empty and an invalid response have different codes", async () => {
    answering(200, "");
    expect(await failureOf(callApi(getCampaign, { params: { id: ID } }))).toMatchObject({
      code: "EMPTY_RESPONSE",
    });
    answering(200, { id: ID });
    expect(await failureOf(callApi(getCampaign, { params: { id: ID } }))).toMatchObject({
      code: "INVALID_RESPONSE",
    });
  });

  test("no server gives the network text and status 0 [spec 8]", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    const error = await failureOf(callApi(creditBalance, {}));
    expect(error).toMatchObject({ status: 0, code: "NETWORK", message: texts.shell.network });
  });

  test("a missing server is reported at once; any response is not reported", async () => {
    const reports = vi.fn<() => void>();
    const stop = onUnreachable(reports);
    answering(500, refusal);
    await failureOf(callApi(creditBalance, {}));
    expect(reports).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await failureOf(callApi(creditBalance, {}));
    expect(reports).toHaveBeenCalledOnce();
    stop();
    await failureOf(callApi(creditBalance, {}));
    expect(reports).toHaveBeenCalledOnce();
  });

  test("a call to a server that never responds ends after the endpoint's timeout [spec 7]", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("", "TimeoutError")));
        }),
    );
    const hasty = { ...creditBalance, timeoutMs: 20 };
    expect(await failureOf(callApi(hasty, {}))).toMatchObject({ status: 0, code: "TIMEOUT" });
  });

  test("the caller's own abort is not a failure of the API", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new DOMException("", "AbortError")));
    const signal = AbortSignal.abort();
    await expect(callApi(creditBalance, {}, { signal })).rejects.toThrow(DOMException);
  });
});

describe("a 401", () => {
  test("of a protected call ends the session [spec 2.1]", async () => {
    sessionStorage.setItem("draft:single-site", "{}");
    answering(401, refusal);
    await failureOf(callApi(creditBalance, {}));
    expect([localStorage.length, sessionStorage.getItem("draft:single-site")]).toEqual([0, null]);
    expect([calls.length, signOutReason()]).toEqual([1, "SESSION_REQUIRED"]);
  });

  test("keeps the reason why the session ended", async () => {
    answering(401, { ...refusal, code: "PASSWORD_CHANGED" });
    await failureOf(callApi(creditBalance, {}));
    expect(signOutReason()).toBe("PASSWORD_CHANGED");
  });

  test("of a refused login leaves it alone", async () => {
    answering(401, refusal);
    await failureOf(callApi(login, { body: { email: "a@b.co", password: "secret" } }));
    expect(localStorage.getItem("token")).toBe("abc");
  });

  /** Refuses every token but "newer", which is stored with a user while the first request is in flight. */
  function replacing(user: string) {
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      calls.push({ url, init });
      localStorage.setItem("token", "newer");
      localStorage.setItem("user", user);
      const isNewer = new Headers(init.headers).get("authorization") === "Bearer newer";
      const response = isNewer ? { credits: 5 } : refusal;
      return Promise.resolve(
        new Response(JSON.stringify(response), { status: isNewer ? 200 : 401 }),
      );
    });
  }

  test("is tried again with the token that was stored in the meantime", async () => {
    replacing("{}");
    expect(await callApi(creditBalance, {})).toEqual({ credits: 5 });
    expect([calls.length, localStorage.getItem("token")]).toEqual([2, "newer"]);
  });

  test("for an earlier user's session is not sent again as another user, whose session continues", async () => {
    replacing('{"id":"ben"}');
    await failureOf(callApi(creditBalance, {}));
    expect([calls.length, localStorage.getItem("token")]).toEqual([1, "newer"]);
  });

  test("is tried again but once, and then ends the session", async () => {
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      calls.push({ url, init });
      localStorage.setItem("token", `newer ${calls.length > 1}`);
      return Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 }));
    });
    await failureOf(callApi(creditBalance, {}));
    await failureOf(callApi(creditBalance, {}));
    expect([calls.length, localStorage.getItem("token")]).toEqual([3, null]);
  });

  test("waits for a token change in any tab", async () => {
    const stored = Promise.withResolvers<void>();
    const change = changingToken(async () => {
      await stored.promise;
      localStorage.setItem("token", "newer");
    });
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      calls.push({ url, init });
      // The refusal arrives before the other tab has its response.
      setTimeout(stored.resolve, 20);
      const isNewer = new Headers(init.headers).get("authorization") === "Bearer newer";
      const response = isNewer ? { credits: 5 } : refusal;
      return Promise.resolve(
        new Response(JSON.stringify(response), { status: isNewer ? 200 : 401 }),
      );
    });
    expect(await callApi(creditBalance, {})).toEqual({ credits: 5 });
    await change;
  });

  test("of the change itself does not wait for itself", async () => {
    answering(401, refusal);
    const body = { currentPassword: "secret", newPassword: "secret-2" };
    const change = changingToken(() => callApi(changePassword, { body }, { changesToken: true }));
    expect(await failureOf(change)).toMatchObject({ status: 401 });
    expect(localStorage.getItem("token")).toBeNull();
  });
});
