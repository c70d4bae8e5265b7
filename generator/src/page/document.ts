import type { Html } from "../html.ts";
import { html, raw } from "../html.ts";
import type { Site } from "../site.ts";
import type { Sheet } from "../themes/find-theme.ts";
import type { Palette } from "../themes/palettes.ts";
import { metaPolicy } from "./policy.ts";

type Parts = { palette: Palette; sheet: Sheet; head: Html; body: Html };

/** A whole document. The ownership tags stand right after the viewport on every page (GS-30). */
export function htmlDocument(site: Site, { palette, sheet, head, body }: Parts): string {
  const policy =
    site.hostedOn === "aws" &&
    html`<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sheet.digest)}">`;
  return html`<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${verificationTags(site)}
${policy}
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.ground}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.ground}">
${head}
${styleTag(sheet.css)}
</head>
<body>
${body}
</body>
</html>
`.markup;
}

function verificationTags({ verification }: Site): Html[] {
  return verification.flatMap((tag) =>
    "token" in tag ? [html`<meta name="${tag.provider}" content="${tag.token}">\n`] : [],
  );
}

/** Its digest in the policy covers these very characters, so none may be added around the sheet. */
const styleTag = (css: string) => raw(`<style>${css}</style>`);
