import { useEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { PageFailure } from "./page-failure.tsx";

/** A part of the program that loads when it is needed, once; a broken connection shows the page's failure in its place. */
export type ProgramPart<P> = {
  load: () => void;
  /** Undefined until it is there. */
  current: () => ComponentType<P> | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** Unlike React's `lazy` it can be looked at, so that what is on screen can stay until the next part is there. */
export function programPart<P>(fetchPart: () => Promise<ComponentType<P>>): ProgramPart<P> {
  const listeners = new Set<() => void>();
  let isAsked = false;
  let part: ComponentType<P> | undefined;
  const show = (component: ComponentType<P>) => {
    part = component;
    for (const listener of listeners) listener();
  };
  return {
    load: () => {
      if (isAsked) return;
      isAsked = true;
      fetchPart().then(show, () => show(PageFailure));
    },
    current: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part once it is there; it is loaded from when it is needed. */
export function usePart<P>(part: ProgramPart<P>, isNeeded: boolean): ComponentType<P> | undefined {
  useEffect(() => {
    if (isNeeded) part.load();
  }, [part, isNeeded]);
  return useSyncExternalStore(part.subscribe, part.current);
}
