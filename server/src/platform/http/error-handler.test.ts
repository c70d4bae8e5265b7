import { texts } from "@mainstreet/contract/texts";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { handleError } from "./error-handler.ts";

const coded = (code: string) => Object.assign(new Error("at 10.0.0.7, user secret"), { code });

test.each([
  {
    fault: "what nobody foresaw",
    error: new TypeError("x of undefined, user secret"),
    response: {
      status: 500,
      code: "UNEXPECTED",
      text: texts.shell.unexpected,
      retryAfter: undefined,
    },
  },
  {
    fault: "a database that is away",
    error: new Error("Failed query", { cause: coded("ECONNREFUSED") }),
    response: { status: 503, code: "UNAVAILABLE", text: texts.shell.unavailable, retryAfter: "2" },
  },
  {
    fault: "a lock that did not come free",
    error: new Error("Failed query", { cause: coded("55P03") }),
    response: { status: 503, code: "BUSY", text: texts.shell.busy, retryAfter: "2" },
  },
  {
    fault: "a database without room",
    error: new Error("Failed query", { cause: coded("53100") }),
    response: { status: 503, code: "STORAGE_FULL", text: texts.shell.storageFull, retryAfter: "2" },
  },
  {
    fault: "too many requests",
    error: Object.assign(new Error("user secret"), { statusCode: 429 }),
    response: {
      status: 429,
      code: "TOO_MANY_REQUESTS",
      text: texts.shell.busy,
      retryAfter: undefined,
    },
  },
])(
  "$fault gets the response '$response.text' and nothing of its cause",
  async ({ error, response }) => {
    const app = Fastify();
    app.setErrorHandler(handleError);
    app.get("/", () => Promise.reject(error));
    const { statusCode, headers, body, json } = await app.inject("/");
    const { code, text, retryAfter, status } = response;
    expect([statusCode, headers["retry-after"]]).toEqual([status, retryAfter]);
    expect(json()).toMatchObject({ code, message: text, error: text });
    expect(body).not.toContain("secret");
    await app.close();
  },
);
