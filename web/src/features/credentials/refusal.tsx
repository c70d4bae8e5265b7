import { ApiError, messageOf } from "../../lib/api-error.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./credentials.module.css";

/** Why a call was refused, unless the fields of its form already say it. */
export function Refusal({ error, fallback }: { error: Error | null; fallback: string }) {
  if (error === null || saysItBesideField(error)) return null;
  return (
    <div className={classes.wide}>
      <Notice tone="bad" role="alert" title={messageOf(error, fallback)} />
    </div>
  );
}

function saysItBesideField(error: Error): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}
