import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { createDatabase, dropDatabase } from "../../server/test/postgres-databases.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import { SANDBOX_PORTS } from "../../scripts/sandbox-ports.ts";
import { freePorts } from "./free-ports.ts";
import { newPerson } from "./person.ts";
import type { Person } from "./person.ts";
import { spawnProduct } from "./start-product.ts";
import type { Product, ProductPlace } from "./start-product.ts";
import { watchErrors } from "./watch-errors.ts";
import type { ErrorWatch } from "./watch-errors.ts";

export type ProductOptions = { database: "pglite" | "postgres" };

type PerWorker = ProductOptions & {
  /** PostgreSQL for the project that runs on it; undefined on PGlite. */
  postgresUrl: string | undefined;
  /** The product that all tests of a run share: each test signs up its own user. */
  product: Product;
};

type PerTest = {
  /** Fails the test on a console error or an uncaught error in any of its pages. */
  errors: ErrorWatch;
  /** Starts a product of the test's own, which can be killed and started again: each further start continues the same product. */
  startOwn: (env?: Record<string, string>, root?: string) => Promise<Product>;
};

/** Playwright's `test` with a running product behind `page.goto("/")`. */
export const test = base.extend<PerTest, PerWorker>({
  database: ["pglite", { option: true, scope: "worker" }],

  postgresUrl: [
    async ({ database }, use) => {
      const postgres = database === "postgres" ? await startTestPostgres() : undefined;
      await use(postgres?.url);
      await postgres?.stop();
    },
    { scope: "worker" },
  ],

  product: [
    async ({ postgresUrl }, use) => {
      await withPlace(postgresUrl, async (place) => {
        const product = await spawnProduct(place);
        await use(product);
        await product.stop();
      });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  startOwn: async ({ postgresUrl }, use) => {
    await withPlace(postgresUrl, async (place) => {
      const started: Product[] = [];
      await use(async (env, root) => {
        const own = {
          ...place,
          env: { ...place.env, ...env },
          ...(root !== undefined && { root }),
        };
        const product = await spawnProduct(own);
        started.push(product);
        return product;
      });
      await Promise.all(started.map((product) => product.kill()));
    });
  },

  baseURL: async ({ product }, use) => use(product.url),

  errors: [
    async ({ context }, use) => {
      const watch = watchErrors(context);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
});

/** A test with a user who is signed in already, like a returning user. */
export const userTest = test.extend<{ person: Person }>({
  person: async ({ product }, use) => use(await newPerson(product.url)),

  storageState: async ({ person }, use) => use(signedInState(person)),
});

/** What a browser stores for a signed-in user: spec §3 names both keys. */
export function signedInState({ origin, token, user }: Person) {
  const localStorage = [
    { name: "token", value: token },
    { name: "user", value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Free ports, an empty data directory and, where PostgreSQL runs, an empty database; all are removed afterwards. */
async function withPlace(
  postgresUrl: string | undefined,
  use: (place: ProductPlace) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-test-"));
  const databaseUrl = postgresUrl && (await createDatabase(postgresUrl));
  const port = await freePorts(SANDBOX_PORTS);
  try {
    await use({ port, dataDir, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) });
  } finally {
    if (databaseUrl) await dropDatabase(databaseUrl);
    await rm(dataDir, { recursive: true });
  }
}
