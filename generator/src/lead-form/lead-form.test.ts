import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { generateMultiSite } from "../multi-location/generate-multi-site.ts";
import { sampleMultiSite } from "../multi-location/test-support.ts";
import { sha256Base64 } from "../sha256.ts";
import type { PlacedForm, Site } from "../site.ts";
import { sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";
import { THEMES } from "../themes/find-theme.ts";
import { formContentOf } from "./form-content.ts";
import { shownForm } from "./form-markup.ts";
import { correctionPage, refusalPage, type ResponsePage, thanksPage } from "./response-page.ts";

const ORIGIN = "https://leads.example";
const placed = (site: Site): PlacedForm => ({
  ...formContentOf(site),
  action: `${ORIGIN}/f/abcdefghijklmnopqrstuv`,
  hidden: "version.proof",
  keptMonths: 18,
});
const withForm = (site: Site): Site => ({ ...site, form: placed(site) });
const textOf = (site: Site, path: string) =>
  generateSite(site).files.find((file) => file.path === path)?.text ?? "";

function parseErrors(markup: string): string[] {
  const errors: string[] = [];
  parse(markup, { onParseError: ({ code }) => errors.push(code) });
  return errors;
}

const digestIn = (page: string) => sha256Base64(/<style>(.*)<\/style>/s.exec(page)?.[1] ?? "");

const typed = {
  name: 'Dana "D" <b>',
  phone: "555",
  email: "",
  zip: "27101",
  topic: "A well",
  message: "\nTwo lines,\nand ünïcode & more",
  consent: true,
};

describe.each(THEMES.map(({ slug }) => slug))("a form in the theme %s", (theme) => {
  const site = sampleSite({ ...sampleFirm, design: { theme, palette: "harbor" } });
  const bucket = { readsHeadersFile: false };

  test("follows the call button and the contact details, and its policy names its one origin", () => {
    const html = textOf(withForm(site), "index.html");
    expect(parseErrors(html)).toEqual([]);
    const at = ['class="call" href="tel:', 'href="#form"', 'id="contact"', 'id="form"', "<form "];
    const positions = at.map((part) => html.indexOf(part));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
    expect(html).toContain('href="privacy/"');
    expect(html).not.toMatch(/<script(?! type="application\/ld)| style="| on\w+="/);
    const header = textOf(withForm(site), "_headers");
    for (const [path, origin] of [
      ["index.html", ORIGIN],
      ["404.html", "&#39;none&#39;"],
      ["privacy/index.html", "&#39;none&#39;"],
    ] as const) {
      const page = textOf(withForm({ ...site, ...bucket }), path);
      expect(page).toContain(`form-action ${origin}"`);
      expect(page).toContain(`sha256-${digestIn(page)}`);
      expect(header).toContain(`'sha256-${digestIn(page)}'`);
    }
    expect(header).toContain(`; form-action ${ORIGIN}; `);
  });

  test("gets response pages in its design: thanks, a correction that keeps what was typed, a refusal with the phone number", () => {
    const answered = {
      label: "Ray & Daughters",
      phone: "3365550142",
      siteUrl: site.siteUrl,
      design: { theme, palette: "harbor" },
    };
    const problems = { phone: "Please write the whole number.", email: "Check this." };
    const corrected = correctionPage(answered, placed(site), {
      typed,
      problems,
      place: "Durham, NC",
    });
    const pages: ResponsePage[] = [
      thanksPage(answered, typed),
      corrected,
      refusalPage(answered, "unknown"),
      refusalPage(answered, "too-large"),
    ];
    for (const { html, policy } of pages) {
      expect(parseErrors(html)).toEqual([]);
      expect(html).toContain("(336) 555-0142");
      expect(html).toContain('content="noindex"');
      expect(policy).toContain(`style-src 'sha256-${digestIn(html)}'`);
      expect(policy).toContain(
        html.includes("<form") ? "form-action 'self'" : "form-action 'none'",
      );
    }
    const { html } = corrected;
    for (const kept of [
      'value="Dana &quot;D&quot; &lt;b&gt;"',
      "<option selected>A well</option>",
      ">\n\nTwo lines,\nand &#252;n&#239;code &amp; more</textarea>",
      'name="form" value="version.proof"',
      'name="place" value="Durham, NC"',
    ])
      expect(html).toContain(kept);
    expect(html).toMatch(
      /name="phone"[^>]* aria-describedby="phone-problem" autofocus value="555"/,
    );
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html).toContain('<p class="wrong" id="email-problem">Check this.</p>');
  });
});

test("the choices are the trade's, those of ticked services first; a service of no trade has none", () => {
  const common = formContentOf(sampleSite());
  expect([common.problems.length, common.services.length]).toEqual([5, 5]);
  const firm = formContentOf(sampleSite(sampleFirm));
  expect(firm.services).toEqual(["Burst pipe repair", "Leak repair"]);
  expect(firm.problems[0]).toBe("A stain spreads on the ceiling");
  expect(firm.consent).toBeNull();
  const none = sampleSite({ service: "Dog grooming" });
  expect(formContentOf(none)).toMatchObject({ problems: [], services: [] });
  expect(textOf(withForm(none), "index.html")).not.toContain("<select");
});

test("the consent box names who asks, is never ticked and no condition", () => {
  const business = { ...sampleBusiness, consentWording: 1 as const };
  const boxOf = (changes: Partial<typeof business>) => {
    const site = sampleSite({ ...sampleFirm, business: { ...business, ...changes } });
    const [, box = ""] =
      /(<input type="checkbox".*?)<\/label>/s.exec(textOf(withForm(site), "index.html")) ?? [];
    expect(textOf(withForm(site), "privacy/index.html")).toContain("whether you ticked the box");
    return box;
  };
  expect(boxOf({})).toContain("I agree that Ray &amp; Daughters may call");
  const named = boxOf({ consentSeller: "$& Plumbing LLC" });
  expect(named).toContain("I agree that $&amp; Plumbing LLC may call");
  expect(named).toContain("I do not have to agree");
  expect(named).not.toMatch(/checked|required/);
});

test("all pages of a site of many pages have the same form, those of other places with their name", () => {
  const site = sampleMultiSite();
  const form = placed(site);
  const { files } = generateMultiSite({ ...site, form });
  const shown = shownForm(form);
  const pages = files.filter(({ path }) =>
    /^(?:|(?:locations|services)\/[^/]+\/)index\.html$/.test(path),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const { path, text } of pages) {
    const [own = ""] = /<form[^]*<\/form>/.exec(text) ?? [];
    const place = /name="place" value="([^"]+)"/.exec(own)?.[1] ?? "";
    expect(path.startsWith("locations/")).toBe(place !== "");
    const bare = own
      .replace(/ action="[^"]*"/, "")
      .replace(/<input type="hidden"[^>]*>/g, "")
      .replace(/ What is kept, and for how long: <a.*<\/a>\./, "");
    expect(bare).toBe(shown);
  }
});

test("a form counts as no words of the page, and a site without one has no trace of it", () => {
  const site = sampleSite();
  const [without, formed] = [generateSite(site), generateSite(withForm(site))];
  expect(formed.words).toBe(without.words);
  const all = without.files.map(({ path, text }) => path + text).join("");
  expect(all).not.toMatch(/privacy|<form|\.form|form-action h/);
});
