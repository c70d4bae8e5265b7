import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { type DnsState, RECORD_TYPES, removeRecords, setRecords } from "./dns-records.ts";

/** The page on which a person sets records, as at a registrar. */
export function handlePage(state: DnsState, request: EmulatorRequest): EmulatorResponse {
  const url = URL.parse(request.url, `http://${request.host}`);
  const line = `${request.method} ${url?.pathname}`;
  if (line === "GET /") {
    const isSet = url?.searchParams.has("set") === true;
    return page(state, { wanted: url?.searchParams.get("records") ?? "", isSet });
  }
  if (line !== "POST /set" && line !== "POST /remove")
    return { status: 404, headers: PLAIN, body: "The page is at /.\n" };
  if (request.headers.origin !== `http://${request.host}`)
    return { status: 403, headers: PLAIN, body: "Only this page may do that.\n" };
  const form = new URLSearchParams(request.body.toString("utf8"));
  try {
    if (line === "POST /set") setRecords(state, readWanted(form));
    else removeRecords(state, Object.fromEntries(form));
    return { status: 303, headers: { location: line === "POST /set" ? "/?set" : "/" } };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return page(state, { wanted: form.get("records") ?? "", problem });
  }
}

const PLAIN = { "content-type": "text/plain" };

/** One record from the fields, or several as JSON. */
function readWanted(form: URLSearchParams): object {
  const wanted = form.get("records");
  const records: unknown = wanted === null ? [Object.fromEntries(form)] : JSON.parse(wanted);
  return { records, replace: wanted !== null };
}

function page(
  state: DnsState,
  { wanted, problem = "", isSet = false }: { wanted: string; problem?: string; isSet?: boolean },
): EmulatorResponse {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>DNS of the sandbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLES}</style>
<main><h1>DNS of the sandbox</h1>
<p>It stands for every registrar. Only Mainstreet and its emulated hosts on this machine see these records.</p>
${problem && `<p role="alert">${escape(problem)}</p>`}${isSet ? '<p role="status">The records are set. Check the domain again in Mainstreet.</p>' : ""}${wanted && wantedForm(wanted)}
<h2>Records</h2>${recordTable(state)}<h2>Add a record</h2>${ADD_FORM}</main></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status: problem ? 400 : 200, headers, body };
}

/** Shows what would be set, so that a link from elsewhere sets nothing by itself. */
function wantedForm(wanted: string): string {
  return `<section><h2>Set these records?</h2><table>${HEAD}${rowsOf(readList(wanted))}</table>
<p>They replace what these names have now.</p>
<form method="post" action="/set"><input type="hidden" name="records" value="${escape(wanted)}"><button class="main">Set these records</button></form></section>`;
}

type Row = { name: string; type: string; value: string };

function readList(wanted: string): Row[] {
  try {
    const list: unknown = JSON.parse(wanted);
    if (Array.isArray(list))
      return list.map(({ name, type, value }) => ({
        name: String(name),
        type: String(type),
        value: String(value),
      }));
  } catch {
    // No list, so there is nothing to show; setting it is refused later.
  }
  return [];
}

function recordTable({ records }: DnsState): string {
  const rows = [...records.all].flatMap(([name, all]) => all.map((one) => ({ ...one, name })));
  if (rows.length === 0) return "<p>There are none yet.</p>";
  return `<table>${HEAD}${rowsOf(rows, removeForm)}</table>`;
}

const rowsOf = (rows: readonly Row[], last: (row: Row) => string = () => "") =>
  rows
    .map(
      (row) =>
        `<tr><td>${escape(row.name)}</td><td>${escape(row.type)}</td><td>${escape(row.value)}</td><td>${last(row)}</td></tr>`,
    )
    .join("");

const removeForm = ({ name, type, value }: Row) =>
  `<form method="post" action="/remove">${Object.entries({ name, type, value })
    .map(([field, text]) => `<input type="hidden" name="${field}" value="${escape(text)}">`)
    .join(
      "",
    )}<button aria-label="Remove ${escape(type)} of ${escape(name)}">Remove</button></form>`;

const HEAD = "<tr><th>Name</th><th>Type</th><th>Value</th><th></th></tr>";
const ADD_FORM = `<form method="post" action="/set" class="add">
<label>Name <input name="name" required placeholder="www.joes.com"></label>
<label>Type <select name="type">${RECORD_TYPES.map((type) => `<option>${type}</option>`).join("")}</select></label>
<label>Value <input name="value" required></label><button class="main">Add</button></form>`;

const STYLES = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #8884;overflow-wrap:anywhere;vertical-align:top}
td:nth-child(2),th,button{white-space:nowrap}*{box-sizing:border-box}
@media(max-width:40rem){tr:has(th){display:none}td{display:block;border:0;padding:.125rem 0}tr{display:block;padding:.5rem 0;border-bottom:1px solid #8884}
td:first-child{font-weight:600}.add,.add label{width:100%}}
section{border:1px solid #8886;border-radius:.5rem;padding:0 1rem 1rem;margin:1rem 0}
.add{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}label{display:grid;gap:.25rem}
input,select,button{font:inherit;padding:.4rem .75rem;min-height:2.5rem}[role=status]{font-weight:600}[role=alert]{color:#c33;font-weight:600}
.main{background:#1d4ed8;color:#fff;border:0;border-radius:.375rem}`;

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
