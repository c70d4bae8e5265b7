const listeners = new Set<() => void>();

/** Calls `listener` whenever a call got no answer at all. Returns the way to stop. */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnreachable(): void {
  for (const listener of listeners) listener();
}
