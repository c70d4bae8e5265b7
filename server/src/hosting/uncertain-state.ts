import type { HostingState } from "./provider.ts";

/** The state of a place whose files may be deleted or replaced by now: the next deployment has to upload everything again. */
export function uncertainState(state: HostingState | null): HostingState | null {
  if (!state) return null;
  const paths = Object.keys(state.manifest).map((path) => [path, ""]);
  return { target: state.target, manifest: Object.fromEntries(paths) };
}
