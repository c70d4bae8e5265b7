import { count, countOf } from "./count.ts";
import { MAX_PER_DAY, MAX_PER_WEEK, MAX_RUN_SITES, SELECTION_LIMIT } from "./limits.ts";
import { locationEdits, multiLocation } from "./location-texts.ts";
import { paymentTexts } from "./payment-texts.ts";

const tooManySites = `A run has at most ${count(MAX_RUN_SITES)} sites`;

/**
 * Every text of spec §5 and §8, once. The server sends them in responses, the web app shows them. A text that contains a
 * value is a function of that value.
 */
export const texts = {
  auth: {
    fillInAllFields: "Please fill in all fields",
    passwordsDoNotMatch: "Passwords do not match",
    passwordTooShort: "Password must be at least 6 characters long",
    invalidEmail: "Please enter a valid email address",
    loginRefused: "Invalid email or password",
    emailTaken: "An account with this email already exists",
    loginFailed: "Failed to login. Please check your credentials.",
    signupFailed: "Failed to create account. Please try again.",
    /** Spec §8 also has a short text, for a response that contains no session. */
    noLogin: "Failed to login",
    noRegistration: "Failed to register",
    sessionRequired: "Authentication required. Please login again.",
    forbidden: "Forbidden",
    wrongPassword: "The current password is not right",
    tooManyPasswords: (minutes: number) =>
      `Too many wrong passwords. Please try again in ${countOf(minutes, "minute")}.`,
    tooManySignups: (minutes: number) =>
      `Too many accounts were created from your network. Please try again in ${countOf(minutes, "minute")}.`,
  },
  shell: {
    connecting: "Connecting to the API...",
    connectionError: "Connection Error",
    connectionErrorDetail:
      "Could not connect to the API server. Please make sure the server is running.",
    retryConnection: "Retry Connection",
    noResponse: "No response from server",
    healthFailed: "API health check failed",
    network: "Network error: Could not connect to the server. Please check your connection.",
    unexpected: "Something went wrong on our side. Nothing was lost; please try again.",
    notFound: "Not found",
    tooManyRequests: "Too many requests. Please wait a minute and try again.",
    busy: "The server is busy. Please try again in a moment.",
    unavailable: "The database is not answering. Please try again in a moment.",
    storageFull: "The server has no storage left. Nothing was changed; please try again later.",
    methodNotAllowed: "This address does not take this method.",
    tooLarge: "The request is too large.",
    notJson: "The request body is not valid JSON.",
    unstorable: "The request contains characters that cannot be stored.",
    malformed: "The request could not be understood.",
    headersTooLarge: "The request's address and headers are too long.",
    tooSlow: "The request took too long to arrive.",
    wrongContentType: "Requests must be sent as application/json.",
    idempotencyConflict: "This Idempotency-Key was already used with another request.",
    invalidIdempotencyKey: "The Idempotency-Key must be 1 to 200 printable characters.",
  },
  credits: {
    loadFailed: "Failed to load credit information. Please try again later.",
    balanceFailed: "Failed to load credit balance",
    unableToFetch: "Unable to fetch your credit balance",
    pleaseLogIn: "Please log in to view credits",
    noDescription: "No description",
    shortage: (n: number) => `You need ${n} more ${n === 1 ? "credit" : "credits"}`,
    shortageNote:
      "Need more credits? Contact your administrator or purchase additional credits from the credits page.",
    sufficient: (n: number) => `You have sufficient credits (${n} available)`,
  },
  payments: paymentTexts,
  /** About moving a site that was ever live to another service or place. */
  moves: {
    costs: (name: string, credits: number) =>
      `Moving this live site to ${name} costs ${countOf(credits, "credit")}.`,
    charged: (before: string, after: string) => `Live site moved: ${before} to ${after}`,
    goingLive:
      "This site is going live right now. Please change its service or place once it is live, or make another site.",
  },
  campaigns: {
    serviceNameRequired: "Service name is required",
    cityRequired: "City is required",
    stateRequired: "State is required",
    invalidState: "Please enter a US state, such as NC",
    invalidPhone: "Please enter a valid phone number",
    invalidZip: "Please enter a five-digit ZIP code",
    invalidReviewProfile: "Please enter the https address of the review page",
    unknownDesign: "There is no such design",
    unknownTrade: "There is no such trade",
    invalidId: "Invalid campaign ID",
    tooManyPages: "At most 200 pages can have own words.",
    notFound: "Campaign not found",
    empty: "Campaign data is empty",
    receivedEmpty: "Received empty campaign data",
    serverError: (status: number) => `Server error: ${status}`,
    fetchFailed: "Failed to fetch campaign details",
    createFailed: "Failed to create campaign",
    tooManyInFlight: "160 of your sites are still being deployed. Please try again in a moment.",
    updateFailed: "Failed to update campaign",
    saveFailed: "Failed to save campaign details",
    redeployFailed:
      "Failed to redeploy campaign. Please check your deployment settings and try again.",
    settingsFailed: "Failed to update deployment settings",
    metricsFailed: "Failed to fetch dashboard metrics",
    created: "Campaign created successfully!",
    updated: "Campaign updated successfully!",
    saved: "Campaign details saved successfully!",
    settingsUpdated: "Deployment settings updated successfully!",
    redeployed: "Campaign redeployed successfully!",
    nothingChanged: "Nothing has changed since the last deployment, so nothing was sent.",
    stillQueued: "The deployment is queued and goes on in the background.",
  },
  quality: {
    failed: "Failed to check the quality of the site",
  },
  multiLocation,
  locationEdits,
  rateLimits: {
    waiting: (provider: string) =>
      `${provider} takes only so many deployments at a time. This one waits for its turn and goes on by itself.`,
    down: (provider: string) =>
      `${provider} is not answering. The deployment waits, and is tried again by itself.`,
    comingUp:
      "The site is stored and its address is coming up. A new domain may need some minutes for its certificate. The address is checked again by itself.",
    /** `reason`: a sentence about the account. */
    held: (reason: string) =>
      `${reason} The deployment waits, and goes on by itself once that is over.`,
  },
  creationRuns: {
    noSites: "No valid cities found",
    tooMany: tooManySites,
    oneAccount: "All sites of a run go to the same place",
    invalidDrip: `Sites per day must be a whole number from 1 to ${count(MAX_PER_DAY)}`,
    invalidPerWeek: `Sites per week must be a whole number from 1 to ${MAX_PER_WEEK}`,
    dayOrWeek: "Give sites per day or sites per week, not both",
    invalidLimit: "A page holds 1 to 1000 sites",
    invalidRunsLimit: "A page holds 1 to 20 runs",
    invalidCursor: "This list has changed. Please load it again.",
    notFound: "Run not found",
    wasCancelled: "This run was cancelled",
    charged: (n: number) => `Bulk creation: ${countOf(n, "site")}`,
    refundOf: (n: number) => `Refund: ${countOf(n, "site")} of a cancelled bulk creation`,
    queued: "Queued for creation",
    processing: "Creating campaign...",
    success: "Campaign created successfully",
    cancelled: "Cancelled before it was started; its credit was returned",
    deleted: "This site was deleted",
  },
  bulk: {
    noPhones: "No valid phone numbers found. Please enter valid phone numbers.",
    createFailed: "Failed to create bulk sites",
    starting: (n: number) => `Starting creation of ${countOf(n, "campaign")}...`,
    created: (n: number) => `Created ${countOf(n, "campaign")} successfully!`,
    retryFailed: "The failed sites could not be started again. Please try again.",
    checkFailed: "The sites could not be checked. Nothing was made; please try again.",
    ambiguousPlace: (city: string, state: string) =>
      `There is more than one ${city} in ${state}, so the page has no local facts. The ZIP code tells which one is meant.`,
    emptyFile: "This file holds no rows.",
    notText: "This is not a text file. Save the sheet as CSV (or TSV) and choose that file.",
    tooManyRows: `${tooManySites}. Split the file and make several runs.`,
    tooLargeFile: "This file is larger than 10 MB. Split it and make several runs.",
    unreadableFile: "This file could not be read. Please choose it again.",
    unclosedQuote: (line: number) =>
      `A quotation mark in row ${count(line)} is never closed. Close it, or save the sheet as CSV again.`,
  },
  campaignLists: {
    summaryFailed: "Failed to fetch service summary",
    byServiceFailed: "Failed to fetch campaigns by service",
    listFailed: "Failed to fetch campaigns",
    invalidDeploymentStatus:
      "Deployment status must be none, queued, deploying, deployed or failed",
    invalidSort:
      "Campaigns can be sorted by updated, created, city, service, name, business, state or status",
    invalidLimit: "A page holds 1 to 1000 campaigns",
    invalidOffset: "A page begins after 0 to 9999999 campaigns",
    invalidCursor: "This list has changed. Please load it again.",
    noServices: "No Services Found",
    servicesFailed: "Error Loading Services",
    sitesFound: (n: number) => `${countOf(n, "site")} found`,
    noCampaigns: "No campaigns found",
    selected: (n: number, of: number) => `${count(n)} of ${count(of)} campaigns selected`,
    noDate: "No date",
    urlsCopied: (n: number) => `Copied ${countOf(n, "URL")} to clipboard`,
    noUrls: "No deployment URLs found",
    copyFailed: "Failed to copy URLs",
    retrying: (n: number, left: number) =>
      `${countOf(n, "site")} ${n === 1 ? "is" : "are"} being deployed again${left > 0 ? `; ${count(left)} more can be retried next` : ""}`,
    retryFailed: "The failed sites could not be deployed again. Please try again.",
    rangeTooFar: (n: number) =>
      `Only the site that you clicked was selected: a range reaches over the first ${count(n)} sites of a list. Filters narrow it.`,
    selectionFailed: "The campaigns could not be selected. Please try again.",
  },
  removal: {
    confirm: (name: string) =>
      `Are you sure you want to delete "${name}"? This action cannot be undone.`,
    confirmMany: (n: number) =>
      `Are you sure you want to delete ${count(n)} campaigns? This action cannot be undone.`,
    failed: "Failed to delete campaign. Please try again later.",
    failedMany: (reason: string) => `Failed to delete campaigns: ${reason}`,
    deleted: "Campaign deleted successfully!",
    deletedMany: (n: number) => `Successfully deleted ${count(n)} campaigns`,
    refunded: (n: number) => `${n} ${n === 1 ? "credit was" : "credits were"} returned.`,
    siteLeft: (url: string) =>
      url === ""
        ? "What was uploaded of its site stays where it is, so no credit was returned."
        : `Its site stays up at ${url}.`,
    /** For a campaign that is in the trash. */
    inTrash: "This site is in the trash.",
    stillDeploying: "A deployment of this site is just ending. Please try again in a moment.",
    refundOf: (name: string) => `Refund: ${name} was deleted before it ever went live`,
  },
  verificationScript: {
    refused:
      "Paste the verification <meta> tag, token or file name from your search console, and nothing else.",
    belongsInDns: "This belongs in DNS: add it as a TXT record at your domain provider.",
    tooLong: "Verification scripts are at most 4096 characters",
    blank: "No changes were made as no verification script was provided",
    keepUnchanged: "Leave blank to keep unchanged",
    updateFailed: "Failed to bulk update search console script",
    failedMany: (reason: string) => `Failed to update campaigns: ${reason}`,
    updatedMany: (n: number) =>
      n === 1 ? "Campaign updated successfully!" : `Successfully updated ${count(n)} campaigns`,
    noCampaigns: "Select at least one campaign",
    tooManyCampaigns: `At most ${count(SELECTION_LIMIT)} campaigns can be changed at once`,
    savedOnly: (missing: string) => `Saved, but not deployed: ${missing}`,
  },
  secrets: {
    maskRefused: "Please enter the whole secret, not its masked form",
  },
} as const;
