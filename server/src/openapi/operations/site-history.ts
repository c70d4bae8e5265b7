import * as versions from "@mainstreet/contract/site-versions";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { ARCHIVE_DOWNLOAD, createArchiveLink } from "@mainstreet/contract/site-archives";
import { type ApiOperation, describe, describeOther } from "../describe.ts";
import { AT, CAMPAIGN_ID, USER_ID } from "../samples.ts";

const version: versions.SiteVersion = {
  number: 7,
  at: AT,
  cause: "redeploy",
  causeId: null,
  operationKind: null,
  changedFields: ["Phone Number"],
  actorId: USER_ID,
  restoredFrom: null,
  address: "https://plumber-winston-salem-k3v9.netlify.app/",
  deploymentType: "netlify",
  files: 14,
};

/** The API of the versions of a site. */
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
      "Free. The values come back, and its files are published again as they were; the site stays so until it is deployed again. Where its address, verification tags, locations, evidence or contact form have changed since, or some of its files are no longer kept, the values come back and the site is deployed with them: `restoresFiles` is false, and `message` says why. Verification tags and locations stay as they are, and so does the design where that of the version is not offered any more. A version about another service or place is refused with 409 `OTHER_SUBJECT`. Follow the deployment with `GET /campaigns/{id}`.",
    fails: [409],
    response: {
      success: true,
      restoresFiles: true,
      message: siteVersionTexts.restoring(6),
    },
  }),
  describe(createArchiveLink, "createArchiveLink", {
    summary: "Make a link to download sites",
    description:
      "The link leads to a ZIP file with the files of sites as they were published: of one site as they are at its host, of several with a folder for each. Without `campaignIds` it holds all sites. `version` is one of a single site. The link works once, for 5 minutes, and needs no session. 404 when none of the sites has a version that is kept.",
    fails: [404, 429],
    request: { campaignIds: [CAMPAIGN_ID] },
    response: {
      path: "/api/site-archives/q1Yk0vZ3m5cVx8fT2nB7hJ4wL6sD9gK1pR3uA5eC7iM",
      expiresAt: AT,
    },
  }),
  describeOther(["GET", ARCHIVE_DOWNLOAD], "downloadSites", {
    summary: "Download sites",
    description:
      "A ZIP file, which is made while it is sent. `token` is the secret of a link that `POST /site-archives` made. A link that is used, has expired or is unknown gets 410 `LINK_OVER`.",
    fails: [410],
    produces: "application/zip",
  }),
];
