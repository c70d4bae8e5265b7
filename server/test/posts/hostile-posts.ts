import type { InjectOptions } from "fastify";
import type { TestForm } from "../leads.ts";
import { pick, type Random } from "./spin.ts";

/** Never to be seen again in a page, unescaped. */
export const HOSTILE_MARKUP = "<script>alert(1)</script>";

const FORM = "application/x-www-form-urlencoded";
const METHODS = ["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"] as const;
const TYPES = [
  "application/json",
  "multipart/form-data; boundary=x",
  "text/plain",
  `${FORM}; charset=utf-16`,
  "",
  "nothing/known",
  "application/x-www-form-urlencodedx",
];
const TOKENS = [
  "%00",
  "..%2f..%2fetc",
  "x".repeat(3_000),
  "%F0%9F%92%A9",
  "%zz",
  "a/b",
  "",
  "__proto__",
];

/** Texts that break what reads them carelessly. */
const TEXTS = [
  HOSTILE_MARKUP,
  "Eve\r\nBcc: all@example.test",
  "a\u0000b\u0007c",
  "\uD800 lone",
  "\u202Egnp.exe\u2066",
  "' or 1=1; drop table leads; --",
  "{{7*7}}${7*7}<%= 7*7 %>",
  '=HYPERLINK("http://x.example")',
  "e\u0301".repeat(900),
  "%25%00%0d%0aX: y",
  "",
];

type Hostile = (random: Random, form: TestForm, typed: Record<string, string>) => InjectOptions;

const asForm = (
  form: TestForm,
  fields: Record<string, string> | [string, string][],
): InjectOptions => ({
  method: "POST",
  url: form.path,
  headers: { "content-type": FORM },
  payload: new URLSearchParams(fields).toString(),
});

/** A body that is no form, or hardly one. */
const raw = (form: TestForm, payload: string | Buffer): InjectOptions => ({
  method: "POST",
  url: form.path,
  headers: { "content-type": FORM },
  payload,
});

const HOSTILE: readonly Hostile[] = [
  (random, form, typed) =>
    asForm(form, { ...typed, [pick(random, Object.keys(typed))]: pick(random, TEXTS) }),
  (random, form, typed) =>
    asForm(form, { ...typed, message: "x".repeat(Math.floor(random() * 40_000)) }),
  (random, form, typed) => ({
    ...asForm(form, typed),
    headers: { "content-type": pick(random, TYPES) },
  }),
  (random, form, typed) => ({
    ...asForm(form, typed),
    headers: {
      "content-type": FORM,
      origin: pick(random, ["null", "https://evil.example", "x"]),
      referer: "::",
    },
  }),
  (random, form) =>
    raw(form, Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256)))),
  (random, form) =>
    raw(form, pick(random, ["%zz%&&&===+", "name", "&".repeat(5_000), "name=%E0%A4%A", "=", "[]"])),
  (_random, form, typed) =>
    asForm(
      form,
      Array.from({ length: 300 }, (): [string, string] => ["name", typed["name"] ?? ""]),
    ),
  (random, form, typed) => ({ ...asForm(form, typed), url: `/f/${pick(random, TOKENS)}` }),
  (random, form) => ({ method: pick(random, METHODS), url: form.path }),
  (random, form, typed) =>
    asForm(form, {
      ...typed,
      form: pick(random, [
        "",
        ".",
        "a.b.c",
        "x".repeat(4_000),
        `${form.hidden}x`,
        form.hidden.toUpperCase(),
      ]),
    }),
  (random, form, typed) =>
    asForm(form, {
      ...typed,
      place: pick(random, ["canary-", `canary-${"A".repeat(22)}`, ...TEXTS]),
    }),
  (_random, form, typed) =>
    asForm(form, { ...typed, __proto__: "x", constructor: "x", toString: "x" }),
  (random, form, typed) => ({
    ...asForm(form, typed),
    headers: {
      "content-type": FORM,
      [pick(random, ["content-encoding", "expect", "x-http-method-override", "x-forwarded-for"])]:
        pick(random, ["gzip", "100-continue", "DELETE", "::1, %"]),
    },
  }),
];

/** A request to a form that no browser sends. */
export const hostileRequest: Hostile = (random, form, typed) =>
  pick(random, HOSTILE)(random, form, typed);
