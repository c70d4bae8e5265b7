import { HtmlValidate } from "html-validate/node";
import type { BuiltSite, Finding } from "./built-site.ts";
import { documentsOf, findingsAt } from "./built-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Numbers are kept on one line by CSS, so that a copied one stays plain (GS-13).
    "tel-non-breaking": "off",
  },
});

/** What html-validate's recommended rules report about the documents of the sites. */
export async function checkHtml(sites: readonly BuiltSite[]): Promise<Finding[]> {
  const pages = sites.flatMap(documentsOf);
  const found = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateString(page.html, page.path);
      const messages = results.flatMap(({ messages: some }) => some);
      return findingsAt(
        page,
        messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`),
      );
    }),
  );
  return found.flat();
}
