import { publishedState } from "./published-state.ts";
import type { PageFields, PublishedContent } from "./site-content.ts";

/** Groups the values of a page in the form that the generator needs. */
export function publishedContent(content: PageFields): PublishedContent {
  const { state, theme, palette, companyName: name, companyStreet: street, ...rest } = content;
  const { companyCity, companyState, companyZip: zip, ...others } = rest;
  const { companyLatitude: latitude, companyLongitude: longitude, ...same } = others;
  const address = { street, city: companyCity, state: publishedState(companyState).code, zip };
  return {
    ...same,
    state: publishedState(state),
    company: { name, address, latitude, longitude },
    design: { theme, palette },
  };
}
