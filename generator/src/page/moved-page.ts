import { html } from "../html.ts";

/**
 * A page in place of one whose site has moved, for a host that cannot redirect: search engines learn the new address from its canonical
 * link and treat an immediate refresh as a permanent redirect; visitors are redirected without a script.
 */
export function movedPage(to: string): string {
  return `${
    html`<!DOCTYPE html>
      <html lang="en-US">
        <head>
          <meta charset="utf-8" />
          <title>This page has moved</title>
          <link rel="canonical" href="${to}" />
          <meta http-equiv="refresh" content="0; url=${to}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="strict-origin-when-cross-origin" />
        </head>
        <body>
          <p>This page has moved to <a href="${to}">${to}</a></p>
        </body>
      </html>`.markup
  }\n`;
}
