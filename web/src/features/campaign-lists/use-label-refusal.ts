import { useEffect, useRef } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import type { LabelAction } from "./label-operation.ts";

/** `at`: the field of the dialog that caused the refusal; absent if no field did, as when the connection is lost. */
type Refusal = { text: string; at?: LabelAction };

const FAILED = "The labels could not be changed. Please try again.";

/**
 * Why labels were refused: properties for the two fields, of which the refused one gets the focus, and a text where neither
 * is the cause. `actions`: the actions of a refused operation, by their index.
 */
export function useLabelRefusal(error: Error | null, actions: readonly LabelAction[] = []) {
  const { text, at } = refusalOf(error, actions);
  const add = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (at === "add") add.current?.focus();
    if (at === "remove") remove.current?.focus();
  }, [at, error]);
  return {
    add: { ref: add, error: at === "add" && text },
    remove: { ref: remove, error: at === "remove" && text },
    other: at === undefined ? text : "",
  };
}

function refusalOf(error: Error | null, actions: readonly LabelAction[]): Refusal {
  if (error === null) return { text: "" };
  const text = messageOf(error, FAILED);
  if (!(error instanceof ApiError)) return { text };
  const [field = ""] = Object.keys(error.fields);
  const [, place] = /^changes\.(\d+)\./.exec(field) ?? [];
  const action = place === undefined ? undefined : actions[Number(place)];
  if (action !== undefined) return { text, at: action };
  if (field.startsWith("remove")) return { text, at: "remove" };
  const isOfAdded = field.startsWith("add") || error.code === "TOO_MANY_LABELS";
  return isOfAdded ? { text, at: "add" } : { text };
}
