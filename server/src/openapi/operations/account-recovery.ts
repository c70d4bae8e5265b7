import * as recovery from "@mainstreet/contract/account-recovery";
import { listSecurityEvents, SECURITY_EVENTS_CSV } from "@mainstreet/contract/security-events";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import { AT, USER_ID } from "../samples.ts";

const success = { success: true as const };
const token = "c4Zk0vQ3m5nVx8fB2nT7hJ4wL6sD9gK1pR3uA5eY7iM";

const LINK =
  "`token` is what follows `#` in the link of the mail. It works once; one that is used, over or unknown gets 400.";

export const recoveryOperations: readonly ApiOperation[] = [
  describe(recovery.forgotPassword, "forgotPassword", {
    summary: "Ask for a link to choose a new password",
    description:
      "Queues a mail, whose link works once, for 30 minutes. The response is the same for an address without an account. 503 with code `NO_MAIL` where the operator has set up no mail server.",
    fails: [429],
    request: { email: "ana@example.com" },
    response: { ...success, message: recovery.recoveryTexts.sent },
  }),
  describe(recovery.resetPassword, "resetPassword", {
    summary: "Choose a new password by a link",
    description: `Ends every session of the account, and confirms its address. ${LINK}`,
    fails: [429],
    request: { token, newPassword: "a longer, better password" },
    response: success,
  }),
  describe(recovery.confirmEmail, "confirmEmail", {
    summary: "Confirm the address of an account",
    description: LINK,
    fails: [429],
    request: { token },
    response: success,
  }),
  describe(recovery.sendConfirmation, "sendConfirmation", {
    summary: "Send the mail to confirm the address again",
    description:
      "Does nothing for an address that is confirmed. 503 with code `NO_MAIL` where the operator has set up no mail server.",
    fails: [429],
    response: success,
  }),
  describe(recovery.showEmail, "getEmail", {
    summary: "Read the address of the account",
    description: "And whether it is confirmed, and whether this server sends mail.",
    response: { email: "ana@example.com", isConfirmed: true, hasMail: true },
  }),
  describe(recovery.changeEmail, "changeEmail", {
    summary: "Ask for another address",
    description:
      "Sends a link to the new address; until it is followed nothing changes but the token of this session: go on with the one in the response. Needs the current password: a wrong one gets 400. 503 with code `NO_MAIL` where the operator has set up no mail server.",
    fails: [429],
    request: { currentPassword: "correct horse battery", newEmail: "ana@example.org" },
    response: { ...success, token },
  }),
  describe(recovery.confirmNewEmail, "confirmNewEmail", {
    summary: "Follow the link to the new address",
    description: `The former address gets a mail with a link that undoes the change for 72 hours. 409 where another account has the address by now. ${LINK}`,
    fails: [409, 429],
    request: { token },
    response: success,
  }),
  describe(recovery.undoEmailChange, "undoEmailChange", {
    summary: "Undo a change of the address",
    description: `Ends every session, makes the password useless and sends a link for a new one to the former address. ${LINK}`,
    fails: [409, 429],
    request: { token },
    response: success,
  }),
  describe(listSecurityEvents, "listSecurityEvents", {
    summary: "List what happened to the account",
    description:
      "Sign-ins, refusals, and changes of the password, address, keys and sites: the newest first, 1,000 in one response at most. Send `nextCursor` as `cursor` for the older ones; it is null when there are none.",
    response: {
      events: [
        {
          id: USER_ID,
          timestamp: AT,
          kind: "signed-in",
          subject: "",
          actor: "user",
          address: "203.0.113.7",
          userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
        },
      ],
      nextCursor: null,
    },
  }),
  describeOther(["GET", SECURITY_EVENTS_CSV], "downloadSecurityEvents", {
    summary: "Download what happened to the account",
    description: "A CSV file with all of it, the oldest first.",
    produces: "text/csv",
  }),
];
