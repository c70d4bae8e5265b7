import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { paths } from "../../../app/paths.ts";
import type { Mark } from "./cluster.ts";
import { centreOf, isInFrame, onFrame } from "./frame-place.ts";
import type { FramePlace } from "./frame-place.ts";
import { nearestPoint } from "./view.ts";

export type MarksOptions = {
  layer: RefObject<HTMLDivElement | null>;
  marks: readonly Mark[];
  place: FramePlace;
  /** Called for a mark of several sites; for a single site its page is opened instead. */
  onOpen: (mark: Mark) => void;
  onZoom: (factor: number) => void;
  onReset: () => void;
};

/** The marks in the frame, which of them the Tab key reaches, which one is hovered, and how these change. */
export function useMarks({ layer, marks, place, onOpen }: MarksOptions) {
  const navigate = useNavigate();
  const [activeKey, setActiveKey] = useState<string>();
  const [pointedKey, setPointedKey] = useState<string>();
  const shown = useMemo(
    () => marks.filter((mark) => isInFrame(onFrame(mark, place), place)),
    [marks, place],
  );
  const active = shown.find((mark) => markKey(mark) === activeKey) ?? shown[0];

  const focus = (mark: Mark | undefined) => {
    if (mark === undefined) return;
    setActiveKey(markKey(mark));
    layer.current?.querySelector<HTMLElement>(`[data-mark="${markKey(mark)}"]`)?.focus();
  };
  const keepFocus = useKeptFocus(() => focus(nearestPoint(shown, centreOf(place))));
  const open = (mark: Mark) => {
    setActiveKey(markKey(mark));
    setPointedKey(undefined);
    if (mark.sites.length > 1) {
      keepFocus();
      onOpen(mark);
    } else void navigate({ to: paths.campaign, params: { id: markKey(mark) } });
  };
  const pointed = shown.find((mark) => markKey(mark) === pointedKey);
  return { shown, active, pointed, focus, keepFocus, open, pointAt: setPointedKey };
}
export type MapMarks = ReturnType<typeof useMarks>;

/** Names a mark by its first site. */
export function markKey({ sites }: Mark): string {
  return sites[0]?.id ?? "";
}

/**
 * Zooming may remove the mark that had the focus. Call the returned function together with the change: `focus` runs
 * after it if the focus was lost.
 */
function useKeptFocus(focus: () => void): () => void {
  const [requests, setRequests] = useState(0);
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    if (requests > 0 && document.activeElement === document.body) latest.current();
  }, [requests]);
  return () => setRequests((count) => count + 1);
}
