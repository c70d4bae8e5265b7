import * as auth from "@mainstreet/contract/auth";
import * as sessions from "@mainstreet/contract/sessions";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, USER_ID, sampleUser } from "../samples.ts";

const success = { success: true as const };
const token = "q1Yk0vZ3m5cVx8fT2nB7hJ4wL6sD9gK1pR3uA5eC7iM";

export const accountOperations: readonly ApiOperation[] = [
  describe(auth.signup, "signUp", {
    summary: "Create an account",
    description: "Starts a session as well. Five accounts an hour may be created from one network.",
    fails: [409, 429],
    request: { name: "Ana Ruiz", email: "ana@example.com", password: "correct horse battery" },
    response: { token, user: sampleUser },
  }),
  describe(auth.login, "logIn", {
    summary: "Sign in",
    description:
      "Starts a session; for an account with a second factor it responds with `secondFactor` instead, and `POST /auth/second-factor` starts the session. Send its token as `Authorization: Bearer <token>`: it ends after 7 days without use, and after 30 days. A wrong password and an unknown address are refused alike. 403 with code `ACCOUNT_DISABLED` for an account that the operator has closed.",
    fails: [401, 403, 429],
    request: { email: "ana@example.com", password: "correct horse battery" },
    response: { token, user: sampleUser },
  }),
  describe(auth.logout, "logOut", {
    summary: "End this session",
    description: "The token is refused from now on.",
    response: success,
  }),
  describe(sessions.listSessions, "listSessions", {
    summary: "List the sessions of the account",
    description: "`current` marks the session of this request.",
    response: [
      {
        id: USER_ID,
        createdAt: AT,
        lastUsedAt: AT,
        userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
        current: true,
      },
    ],
  }),
  describe(sessions.endSession, "endSession", {
    summary: "End one session",
    description:
      "The device that uses it is signed out. Needs the current password: a wrong one gets 400. A session of your own is ended by `POST /auth/logout`, without it.",
    fails: [429],
    request: { currentPassword: "correct horse battery" },
    response: success,
  }),
  describe(sessions.endOtherSessions, "endOtherSessions", {
    summary: "End all other sessions",
    description:
      "Ends every session of the account but the one of this request. Needs the current password: a wrong one gets 400.",
    fails: [429],
    request: { currentPassword: "correct horse battery" },
    response: success,
  }),
  describe(sessions.changePassword, "changePassword", {
    summary: "Change the password",
    description:
      "Ends all other sessions and replaces the token of this one: go on with the one in the response. A wrong current password gets 400.",
    fails: [429],
    request: { currentPassword: "correct horse battery", newPassword: "a longer, better password" },
    response: { ...success, token },
  }),
];
