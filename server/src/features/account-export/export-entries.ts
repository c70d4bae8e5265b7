import { Readable } from "node:stream";
import { asc, and, eq, gt, isNotNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import { campaigns } from "../campaigns/tables.ts";
import { renderStoredSite } from "../deployments/render-stored-site.ts";
import { leadsAsJson } from "../leads/export-leads.ts";
import { cachedPicture } from "../pictures/cached-picture.ts";
import { pictures } from "../pictures/tables.ts";
import { EXPORTED_TABLES } from "./exported-tables.ts";
import { rowsAsCsv, rowsAsJson } from "./read-rows.ts";
import type { ZipEntry } from "../../platform/write-zip.ts";

const README = `This is a copy of everything that belongs to your Mainstreet account.

account.json   your name and address
data/          every kind of record, once as JSON and once as CSV for spreadsheets. Keys of hosts are masked.
pictures/      your pictures as they are published, a folder for each
sites/         the files of each site that was published, as they are generated now: a folder that can be uploaded anywhere
trash/         the same of sites in the trash
`;

/** Everything that is a user's, one file after another. Each file is read only when the consumer requests it. */
export async function* exportEntries(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  yield { name: "README.txt", content: Buffer.from(README) };
  yield { name: "account.json", content: await readAccount(deps, userId) };
  for (const table of EXPORTED_TABLES) {
    const json = rowsAsJson(deps.db, userId, table);
    yield { name: `data/${table.table}.json`, content: Readable.from(json) };
    const csv = rowsAsCsv(deps.db, userId, table);
    yield { name: `data/${table.table}.csv`, content: Readable.from(csv) };
  }
  const messages = Readable.from(leadsAsJson(deps, userId));
  yield { name: "data/lead_messages.json", content: messages };
  yield* pictureEntries(deps, userId);
  yield* siteEntries(deps, userId);
}

async function readAccount({ db }: Deps, userId: string): Promise<Buffer> {
  const { id, name, email, emailConfirmedAt, createdAt } = users;
  const [account] = await asTenant(db, userId, (tx) =>
    tx
      .select({ id, name, email, emailConfirmedAt, createdAt })
      .from(users)
      .where(eq(users.id, userId)),
  );
  return Buffer.from(`${JSON.stringify(account ?? {}, null, 1)}\n`);
}

async function* pictureEntries(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  const { db, config } = deps;
  const rows = await asTenant(db, userId, (tx) =>
    tx.select({ hash: pictures.hash }).from(pictures).where(eq(pictures.userId, userId)),
  );
  for (const { hash } of rows) {
    const files = await cachedPicture({ db, config, userId, hash });
    for (const [name, content] of files) yield { name: `pictures/${hash}/${name}`, content };
  }
}

async function* siteEntries(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  const rest = restAfterTimeSlices();
  for await (const { id, siteName, trashedAt } of publishedSites(deps, userId)) {
    const since = performance.now();
    const folder = `${trashedAt === null ? "sites" : "trash"}/${siteName}-${id.slice(-6)}`;
    const files = await seeingTrash(() =>
      renderStoredSite(deps, { userId, campaignId: id }).catch((err: unknown) => {
        deps.log.warn({ err, campaignId: id }, "a site is missing in an export");
        return undefined;
      }),
    );
    const missing = Buffer.from("This site could not be generated.\n");
    if (!files) yield { name: `${folder}/MISSING.txt`, content: missing };
    await rest(performance.now() - since);
    for (const { path, content } of files ?? []) {
      const bytes = content instanceof Uint8Array ? content : await content.read();
      yield { name: `${folder}/${path}`, content: Buffer.from(bytes) };
    }
  }
}

const PAGE = 200;

async function* publishedSites({ db }: Deps, userId: string) {
  const { id, siteName, trashedAt } = campaigns;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const read = (tx: Db) =>
      tx
        .select({ id, siteName, trashedAt })
        .from(campaigns)
        .where(and(eq(campaigns.userId, userId), gt(id, last), isNotNull(campaigns.deploymentUrl)))
        .orderBy(asc(id))
        .limit(PAGE);
    // Sites in the trash belong to the user too.
    const rows = await seeingTrash(() => asTenant(db, userId, read));
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
