const loading = new Map<string, Promise<void>>();

/** Loads a script of another origin, once for all who ask. Rejects when it does not load; the next call tries again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading.delete(src);
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
