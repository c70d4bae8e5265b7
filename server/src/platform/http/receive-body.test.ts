import { PassThrough } from "node:stream";
import { texts } from "@mainstreet/contract/texts";
import { expect, test, vi } from "vitest";
import { AppError } from "../../errors.ts";
import { receiveBody } from "./receive-body.ts";
import { UPLOAD_TIMEOUTS } from "./upload-route.ts";

const receive = (payload: PassThrough, timeouts: { totalMs: number; idleMs: number }) =>
  receiveBody(payload, { limit: 1_000, inspect: () => undefined, timeouts }).then(
    (bytes) => bytes.toString(),
    (error: unknown) => error instanceof AppError && error.response,
  );

/** A body that arrives one byte at a time, every 20 ms. */
function drip(pieces: number): PassThrough {
  const payload = new PassThrough();
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent <= pieces) payload.write("x");
    else {
      clearInterval(timer);
      payload.end();
    }
  }, 20);
  return payload;
}

const TOO_SLOW = { status: 408, code: "TOO_SLOW", message: texts.shell.tooSlow };

test("a body that arrives slowly is received while it is within its time", async () => {
  expect(await receive(drip(10), { totalMs: 5_000, idleMs: 2_000 })).toBe("x".repeat(10));
});

test("a body of which nothing arrives any more is refused", async () => {
  const payload = new PassThrough();
  payload.write("x");
  expect(await receive(payload, { totalMs: 60_000, idleMs: 50 })).toEqual(TOO_SLOW);
});

test("a body that never ends is refused after its time", async () => {
  expect(await receive(drip(200), { totalMs: 200, idleMs: 2_000 })).toEqual(TOO_SLOW);
});

test("a body whose client has gone is refused", async () => {
  const payload = new PassThrough();
  payload.write("x");
  setTimeout(() => payload.destroy(), 20);
  expect(await receive(payload, { totalMs: 5_000, idleMs: 5_000 })).toMatchObject({ status: 400 });
});

/** Sends `count` packets of `bytes`, one each two seconds, by a clock that runs as fast as the test. */
async function send(count: number, bytes: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const payload = new PassThrough();
  const limit = count * bytes;
  let seconds = 0;
  let isOver = false;
  const received = receiveBody(payload, {
    limit,
    inspect: () => undefined,
    timeouts: UPLOAD_TIMEOUTS,
  }).then(
    ({ length }) => ({ length, seconds }),
    (error: unknown) => ({ error, seconds }),
  );
  void received.finally(() => (isOver = true));
  for (let sent = 0; sent < count; sent += 1) {
    payload.write(Buffer.alloc(bytes));
    await vi.waitUntil(() => isOver || payload.readableLength === 0, { interval: 1 });
    seconds += 2;
    await vi.advanceTimersByTimeAsync(2_000);
  }
  payload.end();
  return received;
}

test("an upload at the rate of 2G is received, and one that drips is ended after half a minute", async () => {
  try {
    // GPRS sends 26.8 kbit a second at best: a photo of half a megabyte, which is what the phone page makes.
    expect(await send(75, 6_700)).toMatchObject({ length: 502_500 });
    const dripped = await send(30, 2_000);
    expect(dripped).toMatchObject({ error: { response: TOO_SLOW } });
    expect(dripped.seconds).toBeLessThanOrEqual(32);
  } finally {
    vi.useRealTimers();
  }
});
