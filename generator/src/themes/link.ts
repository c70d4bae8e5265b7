import type { Link } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html } from "../html.ts";

export const link = ({ href, text }: Link, className = ""): Html =>
  html`<a${className && html` class="${className}"`} href="${href}">${text}</a>`;
