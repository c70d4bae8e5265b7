import { UNKNOWN_STATE } from "./creation-runs.ts";
import { stateName } from "./us-states.ts";

/** A state as a page may show it: both texts are empty for `Unknown`, which is shown in lists and is never published (decision D12). */
export function publishedState(state: string): { code: string; name: string } {
  const code = state.trim().toLowerCase() === UNKNOWN_STATE.toLowerCase() ? "" : state;
  return { code, name: stateName(code) ?? code };
}
