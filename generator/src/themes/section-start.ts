import type { Section } from "../content/page-content.ts";
import type { Html, Lasting } from "../html.ts";
import { html, once } from "../html.ts";

type Start = Pick<Section, "id" | "kind"> & Lasting;

const starts = new Map<string, Start>();

/** All that stands before a section's heading: the same on every page, so put together once. */
export function sectionStart({ id, kind }: Pick<Section, "id" | "kind">): Html {
  const known = starts.get(id);
  if (known?.kind === kind) return markupOf(known);
  const start = { id, kind, made: null };
  starts.set(id, start);
  return markupOf(start);
}

const markupOf = once(
  ({
    id,
    kind,
  }: Start) => html`<section id="${id}" class="part part-${kind}" aria-labelledby="${id}-title">
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title">`,
);
