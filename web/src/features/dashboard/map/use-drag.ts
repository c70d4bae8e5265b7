import { useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";

/** Pixels that a pointer may tremble without meaning to drag. */
const TREMBLE = 4;

/**
 * Handlers for an element that can be dragged: `onMove` gets each further step in CSS pixels. The click that ends a drag
 * opens nothing.
 */
export function useDrag(isEnabled: boolean, onMove: (dx: number, dy: number) => void) {
  const from = useRef<{ x: number; y: number; isMoving: boolean }>(undefined);
  const wasDragged = useRef(false);
  const down = (event: PointerEvent) => {
    wasDragged.current = false;
    if (isEnabled && event.button === 0)
      from.current = { x: event.clientX, y: event.clientY, isMoving: false };
  };
  const move = (event: PointerEvent) => {
    if (from.current === undefined) return;
    const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (!from.current.isMoving && Math.hypot(dx, dy) < TREMBLE) return;
    wasDragged.current = true;
    from.current = { x: event.clientX, y: event.clientY, isMoving: true };
    onMove(dx, dy);
  };
  const end = () => {
    from.current = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onClickCapture: click,
    // Links would be dragged themselves.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
