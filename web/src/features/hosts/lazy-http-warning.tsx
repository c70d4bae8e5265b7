import { isHttpsPlace } from "@mainstreet/contract/is-https";
import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import type { HttpWarning as Whole } from "./http-warning.tsx";

const HttpWarning = lazy(async () => ({
  default: (await import("./http-warning.tsx")).HttpWarning,
}));

const NONE: ReadonlySet<string> = new Set();

/** The warning for a place that may be on http; for a place that never is, its code is not loaded. */
export function LazyHttpWarning(props: ComponentProps<typeof Whole>) {
  if (isHttpsPlace(props.place, NONE)) return null;
  return (
    <Suspense fallback={null}>
      <HttpWarning {...props} />
    </Suspense>
  );
}
