import type { Row } from "./rows.ts";

const link = { body: { token: "A".repeat(43) }, isPublic: true } as const;

/** Links in mails need no session; what is requested under Account does. */
export const RECOVERY_ROWS: Readonly<Record<string, Row>> = {
  "POST /api/auth/forgot-password": {
    body: { email: "nobody@example.test" },
    isPublic: true,
  },
  "POST /api/auth/reset-password": {
    body: { ...link.body, newPassword: "battery staple" },
    isPublic: true,
  },
  "POST /api/auth/confirm-email": link,
  "POST /api/auth/confirm-email/send": {},
  "GET /api/auth/email": {},
  "POST /api/auth/change-email": {
    body: { currentPassword: "correct horse", newEmail: "matrix-moved@example.test" },
  },
  "POST /api/auth/change-email/confirm": link,
  "POST /api/auth/change-email/undo": link,
  "GET /api/auth/events": {},
  "GET /api/auth/events/csv": {},
};
