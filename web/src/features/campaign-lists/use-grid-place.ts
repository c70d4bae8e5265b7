import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Below this a card gets cramped; the style sheet of the waiting cards says the same. */
const MIN_CARD_REM = 17.5;
const GAP_REM = 1;

type Place = { columns: number; top: number; rem: number };

/**
 * Where a grid of cards stands in the page: how many columns fit, its distance from the page's top and the length of a
 * rem, in pixels. Undefined until it has been measured, which is before anything is painted.
 */
export function useGridPlace(element: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      const next = placeOf(element.current);
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    measure();
    // Whatever grows or shrinks above the grid moves it, and changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}

function placeOf(element: HTMLElement): Place {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, width } = element.getBoundingClientRect();
  return { columns: columnsIn(width / rem), top: Math.round(top + window.scrollY), rem };
}

/** How many cards fit beside each other in a width given in rem. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP_REM) / (MIN_CARD_REM + GAP_REM)));
}

function isSame(one: Place | undefined, other: Place): boolean {
  return one?.columns === other.columns && one.top === other.top && one.rem === other.rem;
}
