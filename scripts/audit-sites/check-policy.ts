import { createHash } from "node:crypto";
import type { BuiltSite, Document, Finding } from "./built-site.ts";
import { documentsOf, fileOf, findingsAt } from "./built-site.ts";
import { attributeOf, elementsOf } from "./page-tree.ts";

/** Names an owner's tag may have (GS-30). */
const OWNER_TAGS = new Set([
  "google-site-verification",
  "msvalidate.01",
  "yandex-verification",
  "p:domain_verify",
  "facebook-domain-verification",
  "baidu-site-verification",
]);

/** Scripts, inline styles, style sheets that the security policy would refuse (GS-21, GS-27), and misplaced owners' tags (GS-30). */
export function checkPolicy(sites: readonly BuiltSite[]): Finding[] {
  return sites.flatMap((built) =>
    documentsOf(built).flatMap((page) =>
      findingsAt(page, [
        ...scripts(page),
        ...styles(built, page),
        ...forms(built, page),
        ...ownerTags(built, page),
      ]),
    ),
  );
}

function scripts({ html }: Document): string[] {
  return elementsOf(html).flatMap((element) => {
    const { tagName, attrs } = element;
    const isData = attributeOf(element, "type") === "application/ld+json";
    const handlers = attrs.filter(({ name }) => name === "style" || name.startsWith("on"));
    const runs = attrs.filter(({ value }) => /^\s*javascript:/i.test(value));
    return [
      ...(tagName === "script" && !isData ? ["a script"] : []),
      ...[...handlers, ...runs].map(({ name }) => `an attribute ${name} on ${tagName}`),
    ];
  });
}

function styles(built: BuiltSite, { html }: Document): string[] {
  const policy = policyOf(built, html);
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  const refused = sheets.filter((css) => {
    const digest = createHash("sha256").update(css).digest("base64");
    return !policy.includes(`'sha256-${digest}'`);
  });
  const needed = ["default-src 'none'", "connect-src 'self'", "base-uri 'none'"];
  return [
    ...refused.map((css) => `a style sheet that the policy refuses: ${css.slice(0, 40)}`),
    ...needed.filter((rule) => !policy.includes(rule)).map((rule) => `a policy without ${rule}`),
    ...(/script-src|unsafe-/.test(policy) ? ["a policy that allows scripts or inline styles"] : []),
  ];
}

/** A form sends to the one origin that its policy names, and without a form the policy allows no origin. */
function forms(built: BuiltSite, { html }: Document): string[] {
  const [, named = ""] = /form-action ([^;]*)/.exec(policyOf(built, html)) ?? [];
  const found = elementsOf(html).filter(({ tagName }) => tagName === "form");
  const origins = found.map((form) => URL.parse(attributeOf(form, "action") ?? "")?.origin);
  // A header applies to all pages of a site, a meta tag only to its own page.
  const isNone = built.site.readsHeadersFile ? built.site.form === null : found.length === 0;
  const isRight = isNone ? named === "'none'" : /^https?:\/\/[^ /]+$/.test(named);
  return [
    ...(isRight ? [] : [`a policy with form-action ${named}`]),
    ...origins.filter((origin) => origin !== named).map((origin) => `a form to ${origin}`),
    ...(found.length > 1 ? ["more than one form"] : []),
  ];
}

/** From `_headers` where the host sends them, else from the page's own meta tag. */
function policyOf(built: BuiltSite, html: string): string {
  const headers = fileOf(built, "_headers") ?? "";
  const [, header = ""] = /^\/\*\n(?:.*\n)*?\s*Content-Security-Policy: (.*)$/m.exec(headers) ?? [];
  const meta = elementsOf(html).find(
    (element) => attributeOf(element, "http-equiv") === "Content-Security-Policy",
  );
  const own = meta === undefined ? "" : (attributeOf(meta, "content") ?? "");
  return built.site.readsHeadersFile ? header : own;
}

function ownerTags({ site }: BuiltSite, { html }: Document): string[] {
  const metas = elementsOf(html).filter(({ tagName }) => tagName === "meta");
  const names = metas.map((meta) => attributeOf(meta, "name") ?? "");
  const wanted = site.verification.flatMap((tag) => ("token" in tag ? [tag.provider] : []));
  const found = names.filter((name) => OWNER_TAGS.has(name));
  const after = names.slice(names.indexOf("viewport") + 1).slice(0, found.length);
  return [
    ...(found.join() === wanted.join()
      ? []
      : [`owner's tags [${found.join()}], not [${wanted.join()}]`]),
    ...(after.join() === found.join() ? [] : ["owner's tags not right after the viewport"]),
  ];
}
