import type {
  AccountChange,
  FieldChange,
  OperationChange,
} from "@mainstreet/contract/operation-changes";

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const set = (field: FieldChange["field"], value: string | boolean): OperationChange[] => [
  { action: "set", field, value },
];
const labels = (action: "add" | "remove" | "set", ...value: string[]): OperationChange[] => [
  { action, field: "labels", value },
];
/** The last digits of a number. */
export const digits = (n: number, length: number) => String(n % 10 ** length).padStart(length, "0");

type Account = AccountChange["value"];
type Kind = (n: number, accounts: readonly Account[]) => OperationChange[];

/** Kinds of changes, each with other values for every number. */
export const CHANGE_MAKERS: Kind[] = [
  (n) => set("cta", `Call ${n}`),
  () => [{ action: "clear", field: "cta" }],
  (n) => set("phone", `336-555-${digits(n, 4)}`),
  (n) => set("metaTitle", `{service} in {city} ${n}`),
  () => [
    {
      action: "replace",
      field: "metaTitle",
      find: "PLUMBING",
      replacement: "Pipes",
      matchCase: false,
    },
  ],
  (n) => [{ action: "prefix", field: "metaTitle", text: `${n} ` }],
  (n) => [{ action: "suffix", field: "metaDescription", text: ` ${n}` }],
  (n) => set("openingHours", `Mon ${n}`),
  (n) => set("trade", n % 2 === 0 ? "plumbing" : "roofing"),
  (n) => set("theme", n % 2 === 0 ? "garden" : "ledger"),
  (n) => set("searchConsoleScript", `google${digits(n, 16)}.html`),
  (n) => set("indexAnyway", n % 2 === 0),
  (n) => [...set("companyName", `Ace ${n}`), ...set("email", `office${n}@ace.example`)],
  (n) => labels("add", `Label ${n % 5}`, "Client"),
  (n) => labels("remove", `Label ${n % 5}`),
  (n) => labels("set", `Only ${n % 3}`),
  (n, accounts) => {
    const value = accounts[n % accounts.length];
    return value ? [{ action: "set", field: "account", value }] : [];
  },
];
