import { toCsv } from "@mainstreet/contract/csv";
import { formatPhone } from "@mainstreet/contract/phone";
import { cellOfText } from "@mainstreet/contract/spreadsheet-text";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { readSharedAfter, type SharedSite } from "./shared-sites.ts";
import type { ViewLinkRow } from "./view-links.ts";

const HEADS = ["URL", "Company", "City", "State", "ZIP", "Address", "Phone", "Live"];
/** How many sites are read at a time, so that memory does not grow with their number. */
const BATCH = 1_000;

/** All sites of a link as CSV, piece by piece as its reader reads them. */
export async function* sharedCsv(db: Db, link: ViewLinkRow): AsyncGenerator<string> {
  yield toCsv([HEADS]);
  let cursor: string | undefined;
  do {
    const slice = { limit: BATCH, cursor };
    const { sites, nextCursor } = await asTenant(db, link.userId, (tx) =>
      readSharedAfter(tx, link, slice),
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
  // In parentheses no spreadsheet reads it as a number.
  formatPhone(phone),
  isLive ? "yes" : "no",
];

/** This file is read, never imported again: an apostrophe marks a text only where a spreadsheet would remove digits. */
const keptZeros = (zip: string) => (zip.startsWith("0") ? cellOfText(zip) : zip);
