import { createRun } from "@mainstreet/contract/creation-runs";
import { createCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  visitor = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

type Line = Record<string, unknown> & { msg: string };

/** The log as it was written, line by line. */
const lines = (): Line[] => product.logs.map((line) => JSON.parse(line) as Line);

/** The id of the newest request to an address, from the log. */
function requestTo(method: string, path: string): unknown {
  const request = lines().findLast(
    ({ msg, req }) =>
      msg === "incoming request" &&
      JSON.stringify(req) === JSON.stringify({ method, path: `/api${path}` }),
  );
  expect(request?.["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
  return request?.["requestId"];
}

const ended = (campaignId: string) =>
  lines().filter((line) => line.msg === "deployment ended" && line["campaignId"] === campaignId);

test("the id of a request is on every line of the job that it started, and of the job's requests to Netlify", async () => {
  const { response } = await visitor.send(createCampaign, { body: PLUMBING });
  await endOfDeployment(visitor, response.id);
  const requestId = requestTo("POST", "/campaigns");
  const ofJob = lines().filter((line) => line["campaignId"] === response.id);
  expect(ofJob.map(({ msg }) => msg)).toContain("deployment ended");
  for (const line of ofJob)
    expect(line).toMatchObject({ requestId, jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const calls = ofJob.filter(({ msg }) => msg === "provider call");
  expect(calls.map((line) => line["operation"])).toEqual(
    expect.arrayContaining(["POST /sites", "POST /sites/:id/deploys", "PUT /deploys/:id/files/*"]),
  );
  for (const call of calls)
    expect(call).toMatchObject({
      provider: "netlify",
      attempt: 1,
      outcome: "ok",
      status: expect.any(Number),
      ms: expect.any(Number),
    });
  const completed = lines().find(
    (line) => line.msg === "request completed" && line["requestId"] === requestId,
  );
  expect(completed).toMatchObject({ res: { status: 201 } });
  // A line with the same member twice is not JSON for some programs.
  for (const line of product.logs)
    expect(line.split('"requestId"').length, line).toBeLessThanOrEqual(2);
});

test("a failed request is logged with its id, and so is its response", async () => {
  await control(product.netlify, "faults", { match: "GET /user", status: 503, times: 9 });
  const response = await product.app.inject({
    method: "POST",
    url: "/api/netlify-tokens/verify",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: { token: "nfp_anyTraceToken00001" },
  });
  expect(response.statusCode).toBe(502);
  const { requestId } = response.json<{ requestId: string }>();
  const logged = lines().filter((line) => line["requestId"] === requestId);
  expect(logged.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["incoming request", "request failed", "request completed"]),
  );
  const calls = logged.filter(({ msg }) => msg === "provider call");
  expect(calls.map((line) => [line["operation"], line["attempt"], line["outcome"]])).toEqual([
    ["GET /user", 1, "failed"],
    ["GET /user", 2, "failed"],
  ]);
});

test("a deployment requested while another runs is traced to its own request", async () => {
  await control(product.netlify, "timings", { processingMs: 600 });
  const made = await visitor.send(createCampaign, { body: { ...PLUMBING, city: "Cary" } });
  const { id } = made.response;
  const first = requestTo("POST", "/campaigns");
  await expect.poll(() => lines().some((line) => line["campaignId"] === id)).toBe(true);
  await visitor.send(redeployCampaign, { params: { id } });
  await control(product.netlify, "timings", { processingMs: 0 });
  await endOfDeployment(visitor, id);
  const second = requestTo("POST", `/campaigns/${id}/redeploy`);
  expect(ended(id).map((line) => line["requestId"])).toEqual([first, second]);
});

test("the sites of a bulk run are traced to the request that started the run", async () => {
  const sites = ["Durham", "Raleigh"].map((city) => ({ ...PLUMBING, city }));
  const { response, status, failure } = await visitor.send(createRun, { body: { sites } });
  expect(status, failure.message).toBe(202);
  const requestId = requestTo("POST", "/campaigns/bulk");
  await expect
    .poll(
      () =>
        lines().filter((line) => line.msg === "deployment ended" && line["requestId"] === requestId)
          .length,
      { timeout: 20_000 },
    )
    .toBe(2);
  expect(response.runId).toBeDefined();
});
