import { defaultRangeExtractor } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import { useCallback, useState } from "react";
import type { FocusEvent } from "react";

/**
 * For a virtual list: keeps the row that has the focus in the document, however far it is scrolled, so that the focus
 * is not lost. Rows carry their index as `data-index`.
 */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number>();
  const keepFocused = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || indexes.includes(focused))
        return indexes;
      return [...indexes, focused].toSorted((a, b) => a - b);
    },
    [focused],
  );
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
    setFocused(row === undefined ? undefined : Number(row));
  };
  return { focused, keepFocused, focusProps: { onFocus, onBlur: () => setFocused(undefined) } };
}
