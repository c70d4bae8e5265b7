import { lazy, Suspense, useSyncExternalStore } from "react";
import { removalStore } from "../features/campaign-lists/removal-store.ts";

const RemovalPanel = lazy(() =>
  import("../features/campaign-lists/removal-panel.tsx").then(({ RemovalPanel: component }) => ({
    default: component,
  })),
);

/** Deletions go on while other pages are shown, so their panel belongs to none of them. */
export function RemovalCorner() {
  const { isOpen } = useSyncExternalStore(removalStore.subscribe, removalStore.current);
  if (!isOpen) return null;
  return (
    <Suspense>
      <RemovalPanel />
    </Suspense>
  );
}
