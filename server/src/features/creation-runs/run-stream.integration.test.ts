import { createRun, RUN_EVENTS } from "@mainstreet/contract/creation-runs";
import { changePassword } from "@mainstreet/contract/sessions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  // No worker: the run never ends.
  product = await startProduct({ ROLE: "api" });
});
afterAll(() => product.close());

test("a change of password ends the streams that were opened with the token before", async () => {
  const visitor = await product.signUp();
  const body = { sites: [{ ...PLUMBING, netlifyTokenId: "default" }] };
  const { runId } = (await visitor.send(createRun, { body })).response;
  let isOpen = true;
  const stream = product.app
    .inject({
      url: `/api${RUN_EVENTS.replace(":id", runId)}`,
      headers: { authorization: `Bearer ${visitor.token}` },
    })
    .then(({ statusCode }) => {
      isOpen = false;
      return statusCode;
    });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(isOpen).toBe(true);
  const { status } = await visitor.send(changePassword, {
    body: { currentPassword: "correct horse", newPassword: "another-secret-1" },
  });
  expect(status).toBe(200);
  expect(await stream).toBe(200);
});
