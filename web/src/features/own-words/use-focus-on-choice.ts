import { useEffect, useRef } from "react";
import type { Editor } from "./editor.ts";

/** Moves the focus to an element of the chosen block, even when the same block is chosen again. */
export function useFocusOnChoice<T extends HTMLElement>({ choices }: Editor, isChosen = true) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!isChosen || choices === 0) return;
    element.current?.focus({ preventScroll: true });
    // Unlike the focus, this avoids the preview and the bar that cover parts of a narrow screen.
    element.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen, choices]);
  return element;
}
