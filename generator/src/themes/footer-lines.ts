import { html } from "../html.ts";

/** GS-2: in every footer of every theme. */
export const placeCredit = html`Place data: <a href="https://www.geonames.org/">GeoNames</a>
  (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>),
  <a href="https://www.census.gov/">U.S. Census Bureau</a>`;

export const quietPromise = "This site sets no cookies and runs no trackers.";
