import { createCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCopies } from "../../../test/copy-campaign.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

const SITES = 50_000;
/** The memory limit above what the process used before, however many sites there are. */
const MOST_MB = 100;

let product: Product;
let visitor: Visitor;
let address: string;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  address = await product.app.listen({ port: 0, host: "127.0.0.1" });
  visitor = await product.signUp();
});
afterAll(() => product.close());

const megabytes = () => process.memoryUsage().rss / 2 ** 20;

test(
  `an export of ${SITES} sites has each once, and takes no more memory than one of a few`,
  { timeout: 900_000 },
  async () => {
    const { id } = (await visitor.send(createCampaign, { body: PLUMBING })).response;
    await addCopies(product.db, { id, count: SITES - 1 });
    const before = megabytes();
    let peak = before;
    const since = performance.now();
    const response = await fetch(`${address}/api/campaigns/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
      body: JSON.stringify({ filter: { sort: "city" } }),
    });
    expect(response.status).toBe(200);
    const ids = new Set<string>();
    let [rest, bytes] = ["", 0];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      peak = Math.max(peak, megabytes());
      bytes += chunk.length;
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines)
        if (/^'?[0-9a-f]{8}-/.test(line)) ids.add(line.replace("'", "").slice(0, 36));
    }
    const seconds = (performance.now() - since) / 1_000;
    expect(ids.size).toBe(SITES);
    console.log(
      `${SITES} sites, ${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
    );
    expect(peak - before).toBeLessThan(MOST_MB);
  },
);
