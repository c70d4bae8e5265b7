import * as versions from "@mainstreet/contract/site-versions";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { type ApiOperation, describe } from "../describe.ts";
import { AT, USER_ID } from "../samples.ts";

const version: versions.SiteVersion = {
  number: 7,
  at: AT,
  cause: "redeploy",
  causeId: null,
  actorId: USER_ID,
  restoredFrom: null,
  address: "https://plumber-winston-salem-k3v9.netlify.app/",
  deploymentType: "netlify",
  files: 14,
};

/** The API of what was live when. */
export const siteHistoryOperations: readonly ApiOperation[] = [
  describe(versions.listVersions, "listSiteVersions", {
    summary: "List what was live when",
    description:
      "Each successful deployment of a site is a version, newest first. Pages hold 20; send `nextCursor` as `cursor` for the next one. `pinnedTo` is the version that the live site was restored to, until it is deployed again.",
    response: { versions: [version], pinnedTo: null, nextCursor: null },
  }),
  describe(versions.getVersion, "getSiteVersion", {
    summary: "Show what a version changed",
    description:
      "Against the version before it that is kept: the fields, and the lines of text of the first 20 pages that differ, each with the line before and after.",
    response: {
      ...version,
      comparedWith: 6,
      fields: [{ label: "Phone Number", before: "(336) 555-0142", after: "(336) 555-0199" }],
      pages: [
        {
          path: "",
          change: "changed",
          lines: [
            { change: "same", text: "Call us" },
            { change: "removed", text: "(336) 555-0142" },
            { change: "added", text: "(336) 555-0199" },
          ],
        },
      ],
      morePages: 0,
    },
  }),
  describe(versions.restoreVersion, "restoreSiteVersion", {
    summary: "Bring a version back",
    description:
      "Free. The values come back, and its files are published again as they were; the site stays so until it is deployed again. Where its address, verification tags, locations or evidence have changed since, the values come back and the site is deployed with them: `restoresFiles` is false, and `message` says why. Verification tags and locations stay as they are. A version about another service or place is refused with 409.",
    fails: [409],
    response: {
      success: true,
      restoresFiles: true,
      message: siteVersionTexts.restoring(6),
    },
  }),
];
