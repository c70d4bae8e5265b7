/** A refusal by the emulated API: thrown anywhere below a route, and turned into a response with `body` as JSON in one place. */
export class NetlifyError extends Error {
  override readonly name = "NetlifyError";
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    body: Readonly<Record<string, unknown>> = { code: status, message },
  ) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** 404 for what does not exist and for what belongs to another team alike. */
export function notFound(): NetlifyError {
  return new NetlifyError(404, "Not Found");
}

/** 422 in the API's usual shape. Field errors (`{errors: {field: [text]}}`) have another: see site-names.ts. */
export function unprocessable(message: string): NetlifyError {
  return new NetlifyError(422, message);
}
