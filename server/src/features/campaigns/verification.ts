import type { VerificationTag } from "@mainstreet/generator/site";
import { texts } from "@mainstreet/contract/texts";
import { parseFragment } from "parse5";
import { invalidField } from "../../errors.ts";

/** Meta names that may appear in a page's head (GS-30). */
const META_NAMES = [
  "google-site-verification",
  "msvalidate.01",
  "yandex-verification",
  "p:domain_verify",
  "facebook-domain-verification",
  "baidu-site-verification",
];
const MAX_TAGS = 10;
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;
const META_CONTENT = /^[A-Za-z0-9_.:=+/-]{1,200}$/;
const FILE = /^(?:google-site-verification: )?(google[0-9a-f]{12,20}\.html)$/;

/**
 * A pasted verification snippet in its parsed form (GS-30, decision D9): meta tags, a bare Google token, or a Google
 * file name or its one-line body. Blank is an empty list. `path` names the field in the refusal.
 * Throws 400 on anything else: nothing pasted ever reaches a page.
 */
export function parseVerification(snippet: string, path: string): VerificationTag[] {
  const text = snippet.trim();
  if (text === "") return [];
  const [, file] = FILE.exec(text) ?? [];
  if (file) return [{ provider: "google", file }];
  if (text.startsWith("google-site-verification="))
    throw invalidField(path, texts.verificationScript.belongsInDns);
  if (TOKEN.test(text)) return [{ provider: "google-site-verification", token: text }];
  return parseLines(text, path);
}

function parseLines(text: string, path: string): VerificationTag[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const files = lines.flatMap((line) => FILE.exec(line.trim())?.[1] ?? []);
  const rest = lines.filter((line) => !FILE.test(line.trim())).join("\n");
  const tags: VerificationTag[] = [
    ...parseMetaTags(rest, path),
    ...files.map((file) => ({ provider: "google" as const, file })),
  ];
  if (tags.length === 0 || tags.length > MAX_TAGS)
    throw invalidField(path, texts.verificationScript.refused);
  return tags;
}

function parseMetaTags(markup: string, path: string): VerificationTag[] {
  return parseFragment(markup).childNodes.flatMap((node) => {
    if (node.nodeName === "#text" && "value" in node && node.value.trim() === "") return [];
    if (node.nodeName !== "meta" || !("attrs" in node))
      throw invalidField(path, texts.verificationScript.refused);
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value.trim()]));
    const name = attributes.get("name")?.toLowerCase() ?? "";
    const token = attributes.get("content") ?? "";
    const isAllowed =
      attributes.size === 2 && META_NAMES.includes(name) && META_CONTENT.test(token);
    if (!isAllowed) throw invalidField(path, texts.verificationScript.refused);
    return [{ provider: name, token }];
  });
}

/** The normalised snippet, which parses to the same list again. */
export function verificationMarkup(tags: VerificationTag[]): string {
  return tags
    .map((tag) =>
      "file" in tag ? tag.file : `<meta name="${tag.provider}" content="${tag.token}">`,
    )
    .join("\n");
}
