import { useEffect, useRef, useState } from "react";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import type { BulkFormState } from "./use-bulk-form.ts";

/** The name of the table of the preview. */
export const PREVIEW_TABLE = "Preview of the sites";

type GoTo = (isTarget: (name: string) => boolean) => void;

/** Keeps the focus when the button that had it is removed: `goTo` moves the focus to the element with a name. */
export function usePanelFocus() {
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const goTo: GoTo = (isTarget) =>
    requestAnimationFrame(() => {
      const named = content.current?.querySelectorAll<HTMLElement>("[aria-label]") ?? [];
      for (const element of named) if (isTarget(element.ariaLabel ?? "")) return element.focus();
    });
  return { panel, content, goTo };
}

/** The row that is being edited, its typed values, and the changes of rows. */
export function useRowEditor(
  { edit, remove }: BulkFormState,
  { touch, goTo }: { touch: (key: string) => void; goTo: GoTo },
) {
  const [editing, setEditing] = useState<{ key: string; typed: RowFields }>();
  return {
    editing,
    startEditing: (row: BulkRow) => setEditing({ key: row.key, typed: row }),
    type: (key: string, typed: RowFields) => setEditing({ key, typed }),
    change: ({ key, at }: BulkRow, fields: Partial<RowFields>) => {
      touch(key);
      if (Object.keys(fields).length > 0) edit({ [key]: fields });
      setEditing(undefined);
      goTo((name) => name.startsWith("Edit ") && name.endsWith(`, row ${at}`));
    },
    remove: ({ key }: BulkRow) => {
      remove([key]);
      goTo((name) => name === PREVIEW_TABLE);
    },
  };
}
export type RowEditor = ReturnType<typeof useRowEditor>;
