/** A refusal by the emulated API: thrown anywhere below a route, and turned into a response with `body` as JSON in one place. */
export class CashfreeError extends Error {
  override readonly name = "CashfreeError";
  readonly status: number;
  readonly body: { readonly message: string; readonly code: string; readonly type: string };

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { message, code, type: typeOf(status) };
  }
}

/** 400 for one field, named as in the request: `order_amount`, `customer_details.customer_phone`. */
export function invalidField(field: string, why: string): CashfreeError {
  return new CashfreeError(400, `${field}_invalid`, `${field} : ${why}`);
}

/** 400 for a field that must be there. */
export function missingField(field: string): CashfreeError {
  return new CashfreeError(400, `${field}_missing`, `${field} : is missing in the request.`);
}

/** 404 for what does not exist and for what belongs to another merchant alike. */
export function notFound(what: string): CashfreeError {
  return new CashfreeError(404, `${what}_not_found`, `${what} not found`);
}

/** The real service names the kind of a refusal besides its status (docs/providers.md §3.2). */
function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 422) return "idempotency_error";
  return status === 429 ? "rate_limit_error" : "invalid_request_error";
}
