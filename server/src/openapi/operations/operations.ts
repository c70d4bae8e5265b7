import * as operations from "@mainstreet/contract/operations";
import * as files from "@mainstreet/contract/site-import";
import { type ApiOperation, describe } from "../describe.ts";
import { nameSchema } from "../named-schemas.ts";
import { AT, CAMPAIGN_ID, OPERATION_ID, USER_ID } from "../samples.ts";

nameSchema(operations.getOperation.shapes.response, "Operation");

const change = {
  action: "set" as const,
  field: "metaTitle" as const,
  value: "{service} in {city}, {state}",
};
const draft: operations.Operation = {
  id: OPERATION_ID,
  kind: "changes",
  status: "draft",
  changes: [change],
  actor: { id: USER_ID, name: "Ana Ruiz" },
  total: 1,
  missing: 0,
  counts: { changed: 1, unchanged: 0, refused: 0, leftOut: 0, applied: 0, conflicts: 0 },
  deployments: { pending: 1, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 },
  publishesEarlier: 0,
  forecast: [
    {
      deploymentType: "netlify",
      host: "Netlify",
      sites: 1,
      ms: 20_000,
      because: "at Netlify's 3 deploys a minute",
      price: { amount: "15 credits", text: "15 Netlify credits", isAboveFreePlan: false },
    },
  ],
  leaving: [],
  file: null,
  undoes: null,
  undoneBy: null,
  createdAt: AT,
  appliedAt: null,
};
const applied: operations.Operation = {
  ...draft,
  status: "running",
  counts: { ...draft.counts, changed: 0, applied: 1 },
  appliedAt: AT,
};
const site: operations.OperationSite = {
  siteIndex: 0,
  campaignId: CAMPAIGN_ID,
  name: "Plumber in Winston-Salem, NC",
  status: "changed",
  message: "",
  heldBy: null,
  before: { metaTitle: { value: "", own: false } },
  after: { metaTitle: { value: "Plumber in Winston-Salem, NC", own: false } },
  skipped: [],
  deploymentType: "netlify",
  deployment: "pending",
  deploymentMessage: "",
};
const actions = [
  ["pause", operations.pauseOperation, "Start no more deployments of an operation"],
  ["resume", operations.resumeOperation, "Go on with a paused operation"],
  ["cancel", operations.cancelOperation, "Publish no more sites of an operation"],
  ["retry", operations.retryOperation, "Publish the failed sites of an operation again"],
] as const;

/** The API of changes of many sites at once. */
export const operationOperations: readonly ApiOperation[] = [
  describe(operations.createOperation, "createOperation", {
    summary: "Work out a change of many sites",
    description:
      "Changes nothing: it stores a draft with each site's fields before and after, what is refused and why, and how many sites will be deployed. Either `campaignIds`, of which those of no site of yours are left out and counted in `missing`, or `filter` with the `count` of sites that it has: another count gets 409 `SELECTION_CHANGED`, and so do other sites where `digest` of `GET /campaigns/selection` is sent. At most 10,000 sites and 20 changes; the newest 50 drafts wait for their review, and older ones are discarded. A refused change is named in `fields` by its path, such as `changes.0.value`. A site that cannot take its new values, or that an applied operation still publishes, is `refused` with a `message`, and `heldBy` of the row names that operation until it has finished. Texts may hold `{service}`, `{city}`, `{state}`, `{company}` and `{phone}`, which are replaced by each site's own values; `{{` is a brace. A deployment publishes everything that is saved of its site: `publishesEarlier` counts the sites that have changes saved earlier and not published, and their `deploymentMessage` says so. `clear` empties a field also where a business gives it; `inherit` gives a site the value of its business again and leaves sites without one unchanged. `labels` are added, removed, set or cleared by name; `account` moves sites as `POST /host-moves` does; 404 for an account that is not yours. `forecast` says for each host what publishing takes, from the limits that its account was seen to have, and its `obstacle` why the host cannot take the sites, such as more new ones than a Netlify team has. Drafts are kept for 7 days.",
    fails: [404, 409],
    takesIdempotencyKey: true,
    request: { campaignIds: [CAMPAIGN_ID], changes: [change] },
    response: draft,
  }),
  describe(files.importSites, "importCampaigns", {
    summary: "Work out what a file of sites would change",
    description:
      "Takes the cells of a file that `POST /campaigns/export` made, as they are in it, and changes nothing: it stores a draft whose changes are each site's own. A cell with the value that the site has is no change, a blank one clears its field, and a column that is absent changes nothing. What is not applied is listed by `GET /operations/{id}/file-problems`: rows of no site of yours, rows that are there twice, cells that the field refuses, and fields that no operation changes. A site with another `version` by now is left out, and so is one whose labels were changed both in the file and since; take it in with `PUT /operations/{id}/left-out`. Review, apply and undo it as any other operation.",
    fails: [409],
    takesIdempotencyKey: true,
    request: {
      file: "sites.csv",
      columns: ["id", "version", "Phone Number"],
      rows: [[CAMPAIGN_ID, "3", "'336-555-0199"]],
    },
    response: {
      ...draft,
      kind: "file",
      changes: [],
      file: { name: "sites.csv", rows: 1, unknownColumns: [], problems: 0 },
    },
  }),
  describe(files.listFileProblems, "listFileProblems", {
    summary: "List what of a file is not applied",
    description:
      "By row and column of the spreadsheet, with the cell and what the site has: the first 1,000, and how many there are.",
    response: {
      problems: [
        {
          row: 2,
          column: "City",
          cell: "Durham",
          present: "Winston-Salem",
          message: "City cannot be changed by a file: it moves the site, which costs a credit",
        },
      ],
      total: 1,
    },
  }),
  describe(operations.listOperations, "listOperations", {
    summary: "List operations",
    description:
      "The log, newest first, 20 a page; send `nextCursor` as `cursor` for the next one.",
    response: { operations: [applied], nextCursor: null },
  }),
  describe(operations.getOperation, "getOperation", {
    summary: "Show an operation",
    description: "What it changes, how many sites it has in each state, and what publishing takes.",
    response: draft,
  }),
  describe(operations.listOperationSites, "listOperationSites", {
    summary: "List the sites of an operation",
    description:
      "Each with its fields before and after. Pages hold up to 500 sites; send `nextCursor` as `cursor` for the next one. `status` narrows the list.",
    response: { sites: [site], nextCursor: null },
  }),
  describe(operations.leaveOutSites, "leaveOutSites", {
    summary: "Leave sites of a draft out, or take them in again",
    description: "By their `siteIndex`. 409 `WAS_APPLIED` once the operation was applied.",
    fails: [409],
    request: { siteIndexes: [0], leftOut: true },
    response: draft,
  }),
  describe(operations.applyOperation, "applyOperation", {
    summary: "Apply an operation",
    description:
      "Saves all values in one transaction; live sites are deployed then. A site that would not get exactly what was reviewed stays as it is and is listed as `conflict`. 409: `WAS_APPLIED`, `NOTHING_TO_APPLY` where no site would change, and `TOO_MANY_OPERATIONS` while 50 others are under way.",
    fails: [409],
    takesIdempotencyKey: true,
    response: applied,
  }),
  describe(operations.undoOperation, "undoOperation", {
    summary: "Undo an operation",
    description:
      "A new operation that gives each field its value before, in one transaction; labels are taken back one by one. Fields that were changed since stay as they are and are listed in `skipped`. 409: `NOT_APPLIED`, `WAS_UNDONE`, and `NOTHING_TO_UNDO` where no site was changed.",
    fails: [409],
    takesIdempotencyKey: true,
    response: { ...applied, kind: "undo", changes: [], undoes: OPERATION_ID },
  }),
  ...actions.map(([name, endpoint, summary]) =>
    describe(endpoint, `${name}Operation`, {
      summary,
      description:
        "The values of its sites stay saved. 409: `NOT_APPLIED` for a draft, `CANCELLED` once it was cancelled, and, for resume and retry, `TOO_MANY_OPERATIONS` while 50 others are under way. Cancelling one that has ended changes nothing. A retry publishes a cancelled one too, unless it was undone (`WAS_UNDONE`).",
      fails: [409],
      response: applied,
    }),
  ),
  describe(operations.deleteOperation, "deleteOperation", {
    summary: "Delete a draft",
    description: "An operation that was applied stays in the log: 409 `WAS_APPLIED`.",
    fails: [409],
    response: { success: true },
  }),
];
