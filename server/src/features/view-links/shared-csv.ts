import { toCsv } from "@mainstreet/contract/csv";
import { formatPhone } from "@mainstreet/contract/phone";
import { cellOfText } from "@mainstreet/contract/spreadsheet-text";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { readSharedBehind, type SharedSite } from "./shared-sites.ts";
import type { ViewLinkRow } from "./view-links.ts";

const HEADS = ["URL", "Company", "City", "State", "ZIP", "Address", "Phone", "Live"];
/** Sites that are read at a time: so many are in memory, however many there are. */
const BATCH = 1_000;

/** All sites of a link as CSV, piece by piece as its reader takes them. */
export async function* sharedCsv(db: Db, link: ViewLinkRow): AsyncGenerator<string> {
  yield toCsv([HEADS]);
  let cursor: string | undefined;
  do {
    const slice = { limit: BATCH, cursor };
    const { sites, nextCursor } = await asTenant(db, link.userId, (tx) =>
      readSharedBehind(tx, link, slice),
    );
    // Without the byte order mark, which the file has once.
    yield toCsv(sites.map(cellsOf)).slice(1);
    cursor = nextCursor;
  } while (cursor !== undefined);
}

const cellsOf = ({ url, company, city, state, zip, address, phone, isLive }: SharedSite) => [
  url ?? "",
  company,
  city,
  state,
  keptZeros(zip),
  address,
  // In parentheses no spreadsheet takes it for a number.
  formatPhone(phone),
  isLive ? "yes" : "no",
];

/** This file is read, not sent back: only where a spreadsheet would take digits away does an apostrophe say that it is a text. */
const keptZeros = (zip: string) => (zip.startsWith("0") ? cellOfText(zip) : zip);
