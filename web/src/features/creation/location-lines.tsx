import { Notice } from "../../ui/notice.tsx";
import { linesOf } from "./use-multi-form.ts";
import type { MultiValues } from "./use-multi-form.ts";

/** What is left out of the lines of the form, as they are typed. */
export function LocationLines({ values }: { values: MultiValues }) {
  const { dropped, merged } = linesOf(values);
  return (
    <>
      {dropped.length > 0 && (
        <Notice tone="waiting" title={`Left out, no comma: ${dropped.join("; ")}`}>
          Write each location as city, state.
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice tone="plain" title={`Named before, so not charged again: ${merged.join("; ")}`} />
      )}
    </>
  );
}
