/** A refusal by the emulated API: an HTTP status, and one of Cloudflare's own codes (docs/hosts.md §1.1). */
export class CloudflareError extends Error {
  override readonly name = "CloudflareError";
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** For a wrong token, and for an account's own token where a user's is expected. */
export const invalidToken = () => new CloudflareError(401, 1000, "Invalid API Token");

/** For a valid token that lacks the permission, and for what belongs to another account. */
export const forbidden = () => new CloudflareError(403, 10_000, "Authentication error");

/** For a value that the call does not accept. */
export const badRequest = (message: string) => new CloudflareError(400, 10_021, message);
