import * as trash from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { texts } from "@mainstreet/contract/texts";
import { type ApiOperation, describe } from "../describe.ts";
import { AT, CAMPAIGN_ID } from "../samples.ts";

const site = {
  id: CAMPAIGN_ID,
  name: "Plumbing in Winston-Salem, NC",
  type: "single" as const,
  companyName: "Acme Plumbing",
  deploymentType: "netlify" as const,
  deploymentUrl: "https://plumbing-winston-salem-nc-k3v9qa.netlify.app",
  trashedAt: AT,
  expiresAt: AT,
  state: "down" as const,
  reason: "",
  nextTryAt: null,
  restoreCost: 0,
  domain: null,
  recordsToRemove: [],
};
const campaignIds = [CAMPAIGN_ID];
const AT_MOST = "At most 10,000 at once.";

export const trashOperations: readonly ApiOperation[] = [
  describe(trash.listTrash, "listTrash", {
    summary: "List what is in the trash",
    description:
      "The newest first. A deleted site stays here for 30 days; until then no other call has it. `state` says what became of it at its host, `reason` why it is still up. `q` searches in every text of a site, each word by itself, phone numbers in any form. With `updatedSince` what was moved to the trash at that time or later.",
    response: {
      sites: [site],
      total: 1,
      nextCursor: null,
      states: { "taking-down": 0, down: 1, left: 0, refused: 0 },
    },
  }),
  describe(trash.getTrashed, "getTrashed", {
    summary: "Read one site of the trash",
    description: "404 for one that is not in the trash.",
    response: site,
  }),
  describe(trash.trashCampaigns, "trashCampaigns", {
    summary: "Move many campaigns to the trash",
    description: `In one step; their sites are taken down in the background, or with \`keepSite\` left as they are. Ids that are not there are left out; 404 when none is. ${AT_MOST}`,
    fails: [404],
    request: { campaignIds, keepSite: false },
    response: { trashed: campaignIds, message: texts.removal.deletedMany(1) },
  }),
  describe(trash.restoreTrashed, "restoreTrashed", {
    summary: "Restore sites of the trash",
    description: `They are published again, each at its own address where that is free. \`restoreCost\` of a site is charged again: more than \`credits\` gets 409 (\`PRICE_CHANGED\`), and too few credits 402; nothing is restored then. 404 when none of them is in the trash. \`notes\` say what is not as it was. Sites that are being taken down right now are waited for up to 30 seconds, and else \`skipped\`. ${AT_MOST}`,
    fails: [402, 404, 409],
    request: { campaignIds, credits: 0 },
    response: {
      restored: campaignIds,
      skipped: [],
      charged: 0,
      notes: [],
      message: trashTexts.restored(1),
    },
  }),
  describe(trash.takeDownTrashed, "takeDownTrashed", {
    summary: "Take sites of the trash down that are still up",
    description: `Those whose host refused, at once instead of later, and those that were left up. It goes on in the background. 404 when none of them is in the trash. ${AT_MOST}`,
    fails: [404],
    request: { campaignIds },
    response: { sites: 1, message: trashTexts.tryingAgain(1) },
  }),
  describe(trash.deleteTrashed, "deleteTrashed", {
    summary: "Delete sites of the trash for good",
    description: `Some, or \`all\`. What is still up stays up in the account at its host, and is forgotten. Sites that are being taken down right now are \`kept\`. ${AT_MOST}`,
    request: { campaignIds },
    response: { deleted: 1, kept: 0, message: trashTexts.deleted(1) },
  }),
];
