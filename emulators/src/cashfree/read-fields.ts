import { invalidField, missingField } from "./cashfree-error.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** The object under `name`; empty when it is absent. Throws 400 for anything else. */
export function objectField(fields: Fields, name: string): Fields {
  const value = fields[name] ?? {};
  if (typeof value !== "object" || Array.isArray(value))
    throw invalidField(name, "should be an object");
  return { ...value };
}

type TextRule = { readonly min: number; readonly max: number; readonly pattern?: RegExp };

/** The text under the last part of `path`, null when absent. Throws 400 when it breaks the rule. */
export function optionalTextField(fields: Fields, path: string, rule: TextRule): string | null {
  const value = fields[path.slice(path.lastIndexOf(".") + 1)];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw invalidField(path, "should be a string");
  if (value.length < rule.min || value.length > rule.max)
    throw invalidField(path, `length should be between ${rule.min} and ${rule.max}`);
  if (rule.pattern !== undefined && !rule.pattern.test(value))
    throw invalidField(path, "has an invalid format");
  return value;
}

/** The same for a text that must be there. */
export function requiredTextField(fields: Fields, path: string, rule: TextRule): string {
  const value = optionalTextField(fields, path, rule);
  if (value === null || value === "") throw missingField(path);
  return value;
}

/** An amount in rupees, as paise: at least one rupee, at most two decimals. */
export function amountField(fields: Fields, name: string): number {
  const value = fields[name];
  if (value === undefined) throw missingField(name);
  if (typeof value !== "number" || !(value >= 1)) throw invalidField(name, "should be at least 1");
  const paise = Math.round(value * 100);
  if (paise / 100 !== value) throw invalidField(name, "should have at most two decimals");
  return paise;
}
