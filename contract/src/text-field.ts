import { z } from "zod";

/** Text that PostgreSQL can store and a page can show: no U+0000, no lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Trimmed free text of at most `max` characters; `label` names the field in its refusal. */
export function textField(label: string, max: number) {
  return storable(z.string(`${label} must be text`).trim(), label, max);
}

/** Trimmed free text of at most `max` characters, refused with `message` when blank or absent. */
export function requiredText(label: string, max: number, message: string) {
  return storable(z.string(message).trim().min(1, message), label, max);
}

function storable(text: z.ZodString, label: string, max: number) {
  return text
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isStorable, `${label} contains characters that cannot be stored`);
}
