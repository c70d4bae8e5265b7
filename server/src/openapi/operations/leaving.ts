import * as erasure from "@mainstreet/contract/account-erasure";
import { createExportLink, EXPORT_DOWNLOAD } from "@mainstreet/contract/account-export";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import { AT } from "../samples.ts";

const requested = { requestedAt: AT, dueAt: AT, sites: "take-down" as const };

export const leavingOperations: readonly ApiOperation[] = [
  describe(createExportLink, "createExportLink", {
    summary: "Make a link to download everything",
    description:
      "The link leads to a ZIP file with all records of the account as JSON and CSV, its pictures and the files of its published sites. It works once, for 5 minutes, and needs no session. One download of an account runs at a time.",
    fails: [409, 429],
    response: {
      path: "/api/account/export/q1Yk0vZ3m5cVx8fT2nB7hJ4wL6sD9gK1pR3uA5eC7iM",
      expiresAt: AT,
    },
  }),
  describeOther(["GET", EXPORT_DOWNLOAD], "downloadExport", {
    summary: "Download everything",
    description:
      "A ZIP file, which is made while it is sent. `token` is the secret of a link that `POST /account/export` made. A link that is used, has expired or is unknown gets 410.",
    fails: [410],
    produces: "application/zip",
  }),
  describe(erasure.showErasure, "showErasure", {
    summary: "Show the requested deletion of the account",
    description: "`erasure` is null while none is requested. The rest says what would be lost.",
    response: { erasure: requested, liveSites: 12, credits: 40 },
  }),
  describe(erasure.requestErasure, "requestErasure", {
    summary: "Request the deletion of the account",
    description:
      "It begins after 7 days, and can be called off until then. `confirmation` is the email address of the account: another one gets 400. Live sites are taken down, or stay.",
    fails: [409],
    request: { confirmation: "ana@example.com", sites: "take-down" },
    response: { erasure: requested },
  }),
  describe(erasure.callOffErasure, "callOffErasure", {
    summary: "Call the deletion of the account off",
    description: "Responds with 409 when none is requested, or when it has begun.",
    fails: [409],
    response: { success: true as const },
  }),
];
