import { randomUUID } from "node:crypto";
import { invalidField, missingField } from "./cashfree-error.ts";
import { isLoopbackHost } from "./listed-domains.ts";
import {
  amountField,
  objectField,
  requiredTextField,
  optionalTextField,
  type Fields,
} from "./read-fields.ts";
import type { Order } from "./records.ts";

type OrderFields = Omit<Order, "cfId" | "merchant" | "status" | "sessionId" | "createdAt">;

const DEFAULT_EXPIRY_MS = 30 * 86_400_000;
const MIN_EXPIRY_MS = 15 * 60_000;
const PAYMENT_METHODS = ["cc", "dc", "ccc", "ppc", "nb", "upi", "paypal", "app", "paylater"];

/** Checks the body of a new order by the limits of docs/providers.md §3.2. Throws 400 naming the field. */
export function readOrderFields(body: Fields, now: number): OrderFields {
  const id = optionalTextField(body, "order_id", { min: 3, max: 45, pattern: /^[A-Za-z0-9_-]+$/ });
  const currency = requiredTextField(body, "order_currency", { min: 3, max: 3 });
  if (currency !== "INR") throw invalidField("order_currency", "should be INR");
  return {
    id: id ?? `order_${randomUUID().replaceAll("-", "")}`,
    amount: amountField(body, "order_amount"),
    currency,
    customer: readCustomer(body),
    ...readMeta(body),
    note: optionalTextField(body, "order_note", { min: 3, max: 200 }),
    tags: readTags(body),
    expiresAt: readExpiry(body, now),
  };
}

const at = (name: string): string => `customer_details.${name}`;

function readCustomer(body: Fields): Order["customer"] {
  if (body["customer_details"] === undefined) throw missingField("customer_details");
  const details = objectField(body, "customer_details");
  const id = { min: 3, max: 50, pattern: /^[A-Za-z0-9_-]+$/ };
  const phone = { min: 10, max: 16, pattern: /^(?:\d{10}|\+\d{10,15})$/ };
  return {
    id: requiredTextField(details, at("customer_id"), id),
    phone: requiredTextField(details, at("customer_phone"), phone),
    email: optionalTextField(details, at("customer_email"), {
      min: 3,
      max: 100,
      pattern: /^\S+@\S+$/,
    }),
    name: optionalTextField(details, at("customer_name"), { min: 3, max: 100 }),
  };
}

function readMeta(body: Fields): Pick<Order, "returnUrl" | "notifyUrl" | "paymentMethods"> {
  const meta = objectField(body, "order_meta");
  const notifyUrl = httpsField(meta, "order_meta.notify_url");
  const methods = optionalTextField(meta, "order_meta.payment_methods", { min: 0, max: 250 });
  const unknown = (methods ?? "").split(",").find((one) => one && !PAYMENT_METHODS.includes(one));
  if (unknown !== undefined)
    throw invalidField("order_meta.payment_methods", `has an unknown method ${unknown}`);
  return {
    returnUrl: httpsField(meta, "order_meta.return_url"),
    notifyUrl,
    paymentMethods: methods,
  };
}

/** Also accepts http to this machine, which has no certificate; the real service does not (docs/operations.md). */
function httpsField(meta: Fields, path: string): string | null {
  const address = optionalTextField(meta, path, { min: 1, max: 250, pattern: /^https?:\/\// });
  if (address === null) return null;
  const url = URL.parse(address);
  if (url?.protocol === "https:" || (url !== null && isLoopbackHost(url.hostname))) return address;
  throw invalidField(path, "should be an https address");
}

function readTags(body: Fields): Order["tags"] {
  if (body["order_tags"] === undefined || body["order_tags"] === null) return null;
  const tags = Object.entries(objectField(body, "order_tags"));
  if (tags.length > 10) throw invalidField("order_tags", "should have at most 10 tags");
  return Object.fromEntries(
    tags.map(([name, value]) => {
      if (typeof value !== "string" || value.length < 1 || value.length > 255)
        throw invalidField("order_tags", "values should be texts of 1 to 255 characters");
      return [name, value];
    }),
  );
}

function readExpiry(body: Fields, now: number): number {
  const text = optionalTextField(body, "order_expiry_time", { min: 10, max: 40 });
  if (text === null) return now + DEFAULT_EXPIRY_MS;
  const expiresAt = Date.parse(text);
  if (
    Number.isNaN(expiresAt) ||
    expiresAt < now + MIN_EXPIRY_MS ||
    expiresAt > now + DEFAULT_EXPIRY_MS
  )
    throw invalidField("order_expiry_time", "should be between 15 minutes and 30 days from now");
  return expiresAt;
}
