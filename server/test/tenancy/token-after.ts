import type { Row } from "./rows.ts";

type Sent = { route: string; row: Row; token: string };

/** The token of a session after a call with it: some calls replace it. */
export function tokenAfter(
  { route, row, token }: Sent,
  { status, body }: { status: number; body: string },
): string {
  const mayReplace = /^(?:POST|PUT|DELETE) \/api\/auth\//.test(route) && row.isPublic !== true;
  return mayReplace && status < 300 ? (JSON.parse(body).token ?? token) : token;
}
