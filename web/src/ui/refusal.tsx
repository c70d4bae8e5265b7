import { ApiError, type Fallback, messageOf } from "../lib/api-error.ts";
import { Notice } from "./notice.tsx";

type Props = { error: Error | null; fallback: Fallback; className?: string | undefined };

/** Why a form's call was refused, unless the error is shown at its fields. */
export function RefusalNotice({ error, fallback, className }: Props) {
  if (error === null || namesFields(error)) return null;
  return (
    <div className={className}>
      <Notice tone="bad" role="alert" title={messageOf(error, fallback)} />
    </div>
  );
}

function namesFields(error: Error): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}
