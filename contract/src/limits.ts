/** Business constants and limits of spec §9 (and docs/conventions.md for those it adds). Durations in milliseconds. */
export const TIMEOUT_MS = { default: 10_000, campaigns: 90_000, multiLocation: 15_000 };

export const BALANCE_REFRESH_MS = 60_000;
export const HEALTH_RECHECK_MS = 30_000;
/** From one look at a multi-location site being made to the next. */
export const PROGRESS_POLL_MS = 5_000;
/** From the success of a payment to the dashboard. */
export const PAYMENT_REDIRECT_MS = 3_000;
/** `action`: of a toast with a button, such as "Undo". */
export const TOAST_MS = { info: 3_000, error: 5_000, action: 12_000 };

/** A deleted site can be restored for so many days. */
export const TRASH_DAYS = 30;

/** Sites in one run, and how many it may start in a day or in a week where it is given how many (docs/conventions.md). */
export const MAX_RUN_SITES = 10_000;
export const MAX_PER_DAY = 10_000;
export const MAX_PER_WEEK = 50;

/** A session is over after so many days without use; an ended one is kept for a while, so that its device can be told why it ended. */
export const SESSION_DAYS = { unused: 7, keptAfterEnd: 7 };

export const MIN_PASSWORD_LENGTH = 6;
/** Bytes of a request's body by default, and where it lists ids (docs/conventions.md). */
export const BODY_BYTES = { default: 64 * 1024, idList: 512 * 1024 };

/** How often something may be done within so many minutes (docs/security.md §3). */
export const RATE_LIMITS = {
  /** By the account that was tried, and by the address it was tried from. */
  failedLogins: { times: 10, minutes: 15 },
  failedLoginsFromAddress: { times: 30, minutes: 15 },
  /** By the wider networks of an IPv6 address, which one customer may have whole. */
  failedLoginsFrom56: { times: 60, minutes: 15 },
  failedLoginsFrom48: { times: 120, minutes: 15 },
  /** On a device where the account was signed in to before: it is counted by itself. */
  failedLoginsOnDevice: { times: 10, minutes: 15 },
  /** Wrong codes after the right password: of devices that we do not know within a while and within a day, and by known device. */
  failedSecondFactors: { times: 10, minutes: 15 },
  failedSecondFactorsInDay: { times: 50, minutes: 1_440 },
  failedSecondFactorsOnDevice: { times: 10, minutes: 15 },
  signupsFromAddress: { times: 5, minutes: 60 },
  /** Messages that are asked for, by the address that they go to and by the one that asks. */
  mailsToAddress: { times: 5, minutes: 60 },
  mailsFromAddress: { times: 30, minutes: 60 },
  /** New addresses that a user asks for: each gets a mail. */
  addressChanges: { times: 5, minutes: 60 },
  /** Addresses that a user names to hear of leads: each gets a mail, and counts for `mailsToAddress`, too. */
  recipientMails: { times: 30, minutes: 60 },
  /** Links from mails that are none, by the address that tried them. */
  wrongLinks: { times: 30, minutes: 15 },
  /** By someone signed in who changes the password. */
  wrongPasswords: { times: 10, minutes: 15 },
  /** Questions to a provider whether a user's keys are good. */
  keyChecks: { times: 10, minutes: 1 },
  /** Requests about orders that a user causes at the payment provider, whose own limit is everybody's. */
  paymentCalls: { times: 30, minutes: 1 },
  /** Domains that a user adds, checks or removes by hand: each is looked up in DNS and at its host. */
  domainChecks: { times: 20, minutes: 1 },
  /** Copies of all that is a user's: each takes minutes of processor time where there are many sites. */
  exports: { times: 10, minutes: 60 },
  /** ZIP files of sites. */
  siteArchives: { times: 60, minutes: 60 },
  /** CSV files of sites: of 50,000 sites each takes seconds of a processor. */
  siteExports: { times: 60, minutes: 60 },
  leadExports: { times: 60, minutes: 60 },
  reads: { times: 600, minutes: 1 },
  /** Pages rendered to score them; other computation counts as the pages that take as long. */
  pagesJudged: { times: 3_000, minutes: 1 },
  /** Pictures that are read and prepared, a second of a processor each. */
  picturesRead: { times: 300, minutes: 60 },
  /** Pictures that arrive by one link, and links that are none, by the address that tried them. */
  picturesByLink: { times: 60, minutes: 60 },
  unknownLinks: { times: 30, minutes: 15 },
  /** Pages of shared views, by link; a file counts as several. */
  sharedViews: { times: 120, minutes: 1 },
};
/** Heavy requests of an account that wait for one of theirs in a process, before the next one is refused. */
export const HEAVY_REQUESTS_WAITING = 32;
/** Sites of a user that wait to be deployed or are, before the next one is refused: twice what a browser keeps under way. */
export const IN_FLIGHT_LIMIT = 160;
/**
 * Orders of credits: so many started within an hour and open at a time for each user. An order is open from its start until
 * it is paid, an attempt to pay it failed, or these minutes are over; nobody can begin to pay it after them.
 */
export const ORDER_LIMITS = { perHour: 10, open: 3, openMinutes: 30 };
/** From one poll of the payment provider about an order to the next, for all callers together. */
export const ORDER_POLL_MS = 5_000;
/** Sessions a user may have at a time; one more ends the one not used for longest. */
export const SESSION_LIMIT = 100;

/** Entries in one page of a history of credits or payments. */
export const HISTORY_LIMIT = 1_000;
/** Leads count in lists and on maps for so many days. */
export const LEAD_COUNT_DAYS = 30;
/** Campaigns in one page of a list, and in one selection, bulk edit or map. */
export const LIST_LIMIT = 1_000;
export const SELECTION_LIMIT = 10_000;
/** Characters of the digest of a selection. */
export const SELECTION_DIGEST = 64;
/** Places in one request for county outlines. */
export const OUTLINE_LIMIT = 200;
/** Places in one request for local facts: those of the largest multi-location site. */
export const FACTS_LIMIT = 100;

/** Characters of a secret shown at each end of its mask. */
export const MASK_EDGE = 4;

export const MAX_LENGTH = {
  siteDir: 200,
  name: 100,
  email: 254,
  password: 1_000,
  serviceName: 100,
  serviceDescription: 3_000,
  city: 100,
  state: 40,
  zip: 20,
  phone: 40,
  metaTitle: 200,
  metaDescription: 500,
  cta: 200,
  street: 200,
  openingHours: 500,
  url: 500,
  secret: 500,
  verificationScript: 4_096,
  search: 200,
  cursor: 1_000,
  slug: 63,
  alt: 200,
  businessSentence: 400,
  businessAbout: 600,
  priceNote: 120,
  ownText: 3_000,
};

/** Of each business: services ticked, pieces of evidence, and pictures. */
export const EVIDENCE_LIMIT = { services: 60, pieces: 1_000, pictures: 200 };

/** Of each account. */
export const BUSINESS_LIMIT = 1_000;
/** Groups of sites that may be one business, in one response. */
export const SUGGESTION_LIMIT = 100;

/**
 * Of one picture as it is uploaded: bytes, pixels, pixels of the shorter side, and how much longer one side may be than the other.
 * `widths` are those of its files, `height` the most that one may have.
 */
export const PICTURE_LIMIT = {
  bytes: 20 * 1024 * 1024,
  pixels: 60_000_000,
  shorterSide: 32,
  proportion: 8,
  widths: [480, 800, 1600],
  height: 2_400,
};
