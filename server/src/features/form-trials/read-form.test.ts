import { expect, test } from "vitest";
import { faultOfPage } from "./read-form.ts";

const published = { action: "https://leads.example/f/token", hidden: "version.proof" };

const POLICY = "default-src 'none'; form-action https://leads.example";
const FORM = `<form method="post" action="${published.action}"><input type="hidden" name="form" value="version.proof"></form>`;
const BLOCKING = `<meta http-equiv="Content-Security-Policy" content="form-action &#39;none&#39;">`;
const faultOf = (text: string, policy?: string) =>
  faultOfPage(
    {
      status: 200,
      text,
      headers: policy === undefined ? {} : { "content-security-policy": policy },
    },
    published,
  );

test.each<[what: string, page: { text: string; policy?: string; fault?: string }]>([
  ["as it was published", { text: FORM, policy: POLICY }],
  ["without quotes and policies, as minifiers leave it", { text: FORM.replaceAll('"', "") }],
  ["not there", { text: "<p>Parked</p>", fault: "no-form" }],
  ["only in a comment", { text: `<!-- ${FORM} -->`, fault: "no-form" }],
  ["with another address", { text: FORM.replace("/token", "/other"), fault: "no-form" }],
  ["of another version", { text: FORM.replace("proof", "former"), fault: "other-form" }],
  ["without its hidden value", { text: FORM.replace('name="form"', ""), fault: "other-form" }],
  ["blocked by a header", { text: FORM, policy: "form-action 'none'", fault: "blocked" }],
  ["blocked by the page", { text: BLOCKING + FORM, policy: POLICY, fault: "blocked" }],
])("a form %s", (_what, { text, policy, fault }) => {
  expect(faultOf(text, policy)).toBe(fault);
});
