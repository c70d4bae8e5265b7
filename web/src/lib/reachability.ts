const listeners = new Set<() => void>();

/** Calls `listener` whenever a call got no response. Returns a function that ends this. */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnreachable(): void {
  for (const listener of listeners) listener();
}
