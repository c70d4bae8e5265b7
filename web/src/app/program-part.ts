import { useEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { PageFailure } from "./page-failure.tsx";

/** A part of the program that loads when it is needed, once. */
type ProgramPart<P> = {
  /** When it does not arrive, the page's failure stands in its place. */
  load: () => void;
  /** The same ahead of need: when it does not arrive, nothing has happened. */
  warmUp: () => void;
  /** Undefined until it is there. */
  current: () => ComponentType<P> | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** Unlike React's `lazy` it can be looked at, so that what is on screen can stay until the next part is there. */
export function programPart<P>(fetchPart: () => Promise<ComponentType<P>>): ProgramPart<P> {
  const listeners = new Set<() => void>();
  let coming: Promise<void> | undefined;
  let part: ComponentType<P> | undefined;
  const show = (component: ComponentType<P>) => {
    part = component;
    for (const listener of listeners) listener();
  };
  const fetchOnce = () => {
    coming ??= fetchPart().then(show);
    return coming.catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  };
  return {
    load: () => void fetchOnce().catch(() => show(PageFailure)),
    warmUp: () => void fetchOnce().catch(() => undefined),
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
