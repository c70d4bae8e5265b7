import type { BulkRow } from "./bulk-rows.ts";
import { BulkPreviewRow, previewColumns } from "./bulk-preview-row.tsx";
import classes from "./bulk-preview.module.css";
import { BulkRowEditor } from "./bulk-row-editor.tsx";
import type { Verdict } from "./bulk-verdict.ts";
import { RowsTable } from "./rows-table.tsx";
import { PREVIEW_TABLE } from "./use-row-editor.ts";
import type { RowEditor } from "./use-row-editor.ts";

type Props = {
  rows: readonly BulkRow[];
  /** At least one row names its firm. */
  hasFirms: boolean;
  isBusy: boolean;
  /** As high as the window instead of 15rem. */
  isTall: boolean;
  onSight: (rows: readonly BulkRow[]) => void;
  verdictOf: (row: BulkRow) => Verdict | undefined;
  editor: RowEditor;
};

/** The rows of the preview, of which one can be edited in its place. */
export function BulkPreviewRows({ rows, hasFirms, verdictOf, editor, ...table }: Props) {
  const { editing } = editor;
  return (
    <RowsTable
      label={PREVIEW_TABLE}
      rows={rows}
      keyOf={({ key }) => key}
      className={hasFirms ? classes.firms : classes.table}
      columns={previewColumns(hasFirms)}
      rowRem={3}
      {...table}
    >
      {(row) => {
        const verdict = verdictOf(row);
        if (row.key === editing?.key)
          return (
            <BulkRowEditor
              row={row}
              verdict={verdict}
              typed={editing.typed}
              onType={(typed) => editor.type(row.key, typed)}
              onSave={(fields) => editor.change(row, fields)}
              onCancel={() => editor.change(row, {})}
            />
          );
        return (
          <BulkPreviewRow
            row={row}
            verdict={verdict}
            hasFirms={hasFirms}
            onEdit={() => editor.startEditing(row)}
            onChange={(fields) => editor.change(row, fields)}
            onRemove={() => editor.remove(row)}
          />
        );
      }}
    </RowsTable>
  );
}
