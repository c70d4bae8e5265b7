import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

type Place = { top: number; width: number; rem: number };

/**
 * The position of an element in the page: its distance from the page's top, its width and the length of a rem, in pixels.
 * Undefined until it is measured, which happens before the first paint.
 */
export function usePagePosition(element: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      const next = placeOf(element.current);
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    measure();
    // Anything that grows or shrinks above the element moves it and changes the height of the page.
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
  return { top: Math.round(top + window.scrollY), width, rem };
}

function isSame(one: Place | undefined, other: Place): boolean {
  return one?.width === other.width && one.top === other.top && one.rem === other.rem;
}
