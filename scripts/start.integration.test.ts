import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { areFree, freePorts } from "../e2e/support/free-ports.ts";
import { SANDBOX_PORTS } from "./sandbox-ports.ts";
import { spawnProduct } from "../e2e/support/start-product.ts";
import type { Product, ProductPlace } from "../e2e/support/start-product.ts";
import { copyEmbedded } from "../server/test/database.ts";
import { IS_LONG } from "../server/test/is-long.ts";

/** The folder of a user who has run `npm start` before: it has a database on PGlite. (Making one takes seconds; e2e does that.) */
async function newPlace(env: Record<string, string> = {}): Promise<ProductPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-start-"));
  copyEmbedded(join(dataDir, "database"));
  const settings = { DATABASE_URL: "", LOG_LEVEL: "error", ...env };
  return { port: await freePorts(SANDBOX_PORTS), dataDir, env: settings };
}

const removePlace = ({ dataDir }: ProductPlace) => rm(dataDir, { recursive: true, force: true });

/** The product that is running; each test continues where the one before ended. */
let place: ProductPlace;
let product: Product;
beforeAll(async () => {
  place = await newPlace();
  product = await spawnProduct(place);
}, 60_000);
afterAll(async () => {
  await product.kill();
  await removePlace(place);
});

/** Something else that listens on the port until the test ends. */
async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
}

async function isServing(): Promise<boolean> {
  const answers = await Promise.all([
    fetch(`http://127.0.0.1:${new URL(product.url).port}/api/health`),
    fetch(`${product.netlifyUrl}/__control/requests`),
    fetch(`${product.s3Url}/__control/requests`),
  ]);
  return answers.every((response) => response.ok);
}

test("one command serves the product and its providers", async () => {
  expect(await isServing()).toBe(true);
});

test("a second start on the same data directory says so and stops; the first one does not notice", async () => {
  const second = { ...place, port: await freePorts(SANDBOX_PORTS) };
  await expect(spawnProduct(second)).rejects.toThrow(/already running on .*mainstreet-start-/);
  await expect(spawnProduct(place)).rejects.toThrow(/already running on/);
  expect(await isServing()).toBe(true);
});

test.runIf(IS_LONG)(
  "a second start elsewhere names the port people know, not an emulator's",
  async () => {
    const second = await newPlace();
    onTestFinished(() => removePlace(second));
    await expect(spawnProduct({ ...second, port: place.port })).rejects.toThrow(
      `Port ${place.port} is in use`,
    );
  },
);

test.runIf(IS_LONG)(
  "a kill leaves no emulator behind, and the next start continues on the same data",
  async () => {
    await product.kill();
    product = await spawnProduct(place);
    expect(await isServing()).toBe(true);
  },
);

test("SIGTERM shuts all of it down cleanly", async () => {
  await product.stop();
  expect(await areFree(place.port, SANDBOX_PORTS)).toBe(true);
});

test.runIf(IS_LONG).each([
  ["of the server", 0],
  ["of an emulator", 1],
])("a busy port %s is named, and nothing stays behind", async (_whose, offset) => {
  await occupy(place.port + offset);
  await expect(spawnProduct(place)).rejects.toThrow(`Port ${place.port + offset} is in use`);
  await expect.poll(() => areFree(place.port + 2, 1)).toBe(true);
});

test.runIf(IS_LONG)(
  "providers named in the environment are honoured, and no emulator is started",
  async () => {
    const elsewhere = await newPlace({
      NETLIFY_API_URL: "http://127.0.0.1:9/api/v1",
      AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9",
      CASHFREE_API_URL: "http://127.0.0.1:9/pg",
      CLOUDFLARE_API_URL: "http://127.0.0.1:9/client/v4",
      SMTP_URL: "smtp://127.0.0.1:9",
    });
    product = await spawnProduct(elsewhere);
    onTestFinished(async () => {
      await product.kill();
      await removePlace(elsewhere);
    });
    // The first port is the dashboard's, the last one receives the posts of forms: both are the product's own.
    expect(await areFree(elsewhere.port + 1, SANDBOX_PORTS - 2)).toBe(true);
  },
);
