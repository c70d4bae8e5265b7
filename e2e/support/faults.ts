import type { Page, Route } from "@playwright/test";

/** A response that a working server never sends: its own fault, none at all, an empty one, or one of another shape. */
export type CallFault =
  | { status: number; body?: object }
  | "no answer"
  | "empty"
  | { body: object };

/**
 * Makes every call such as "GET /campaigns/…" (a star matches one part of the path, a query is ignored) fail in place of the
 * server, until the returned function is called. Everything else of the product stays real.
 */
export async function failCalls(
  page: Page,
  call: string,
  fault: CallFault,
): Promise<() => Promise<void>> {
  return onCalls(page, call, (route) => {
    if (fault === "no answer") return route.abort();
    if (fault === "empty") return route.fulfill({ status: 200, body: "" });
    return route.fulfill({
      status: "status" in fault ? fault.status : 200,
      contentType: "application/json",
      body: fault.body === undefined ? "" : JSON.stringify(fault.body),
    });
  });
}

/** Delays such calls until the returned function is called; then the server's own response is used. */
export async function holdCalls(page: Page, call: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  const end = await onCalls(page, call, (route) => {
    const passage = gate.promise.then(() => route.continue());
    held.push(passage);
    return passage;
  });
  return async () => {
    gate.resolve();
    await Promise.all(held);
    await end();
  };
}

/** Changes the server's real responses to such calls by `change`. */
export async function changeResponses(
  page: Page,
  call: string,
  change: (answer: never) => object,
): Promise<() => Promise<void>> {
  return onCalls(page, call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

async function onCalls(
  page: Page,
  call: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const [method = "GET", path = ""] = call.split(" ");
  const pattern = new RegExp(`^/api${path.replaceAll("*", "[^/]+")}$`);
  const matches = (url: URL) => pattern.test(url.pathname);
  const handleCall = (route: Route) =>
    route.request().method() === method ? handle(route) : route.fallback();
  await page.route(matches, handleCall);
  return () => page.unroute(matches, handleCall);
}
