/** Business constants and limits of spec §9 (and docs/conventions.md for those it adds). Durations in milliseconds. */
export const TIMEOUT_MS = { default: 10_000, campaigns: 90_000, multiLocation: 15_000 };

export const BALANCE_REFRESH_MS = 60_000;
export const HEALTH_RECHECK_MS = 30_000;
/** The time between two polls while a multi-location site is being created. */
export const PROGRESS_POLL_MS = 5_000;
/** The time from a successful payment until the dashboard is shown. */
export const PAYMENT_REDIRECT_MS = 3_000;
/** `action`: of a toast with a button, such as "Undo". */
export const TOAST_MS = { info: 3_000, error: 5_000, action: 12_000 };

/** For how many days a deleted site can be restored. */
export const TRASH_DAYS = 30;

/** The most sites in one run, and the most that it may start per day or per week where that is limited (docs/conventions.md). */
export const MAX_RUN_SITES = 10_000;
export const MAX_PER_DAY = 10_000;
export const MAX_PER_WEEK = 50;

/**
 * A session ends after so many days without use, and `atMost` so many days after its start. An ended one is stored for a while, so that
 * its device can show why it ended.
 */
export const SESSION_DAYS = { unused: 7, atMost: 30, keptAfterEnd: 7 };

export const MIN_PASSWORD_LENGTH = 6;
/** The most bytes of a request's body by default, and where it lists ids (docs/conventions.md). */
export const BODY_BYTES = { default: 64 * 1024, idList: 512 * 1024 };

/** How often something may be requested of us within so many minutes (docs/security.md §3); not the rate limits of providers. */
export const REQUEST_LIMITS = {
  /** By the account, and by the address from which it was tried. */
  failedLogins: { times: 10, minutes: 15 },
  failedLoginsFromAddress: { times: 30, minutes: 15 },
  /** By the larger networks of an IPv6 address, since one customer may own a whole one. */
  failedLoginsFrom56: { times: 60, minutes: 15 },
  failedLoginsFrom48: { times: 120, minutes: 15 },
  /** From a device where the account was signed in before: it is counted separately. */
  failedLoginsOnDevice: { times: 10, minutes: 15 },
  /** Wrong codes after the right password: from unknown devices within some minutes and within a day, and by known device. */
  failedSecondFactors: { times: 10, minutes: 15 },
  failedSecondFactorsInDay: { times: 50, minutes: 1_440 },
  failedSecondFactorsOnDevice: { times: 10, minutes: 15 },
  signupsFromAddress: { times: 5, minutes: 60 },
  /** Mails that are requested, by the recipient's address and by the address of the request. */
  mailsToAddress: { times: 5, minutes: 60 },
  mailsFromAddress: { times: 30, minutes: 60 },
  /** New addresses that a user requests: each gets a mail. */
  addressChanges: { times: 5, minutes: 60 },
  /** Addresses that a user adds as recipients of leads: each gets a mail, which also counts for `mailsToAddress`. */
  recipientMails: { times: 30, minutes: 60 },
  /** Attempts with links from mails that do not exist, by the address that tried them. */
  wrongLinks: { times: 30, minutes: 15 },
  /** By a signed-in user who changes the password. */
  wrongPasswords: { times: 10, minutes: 15 },
  /** Requests to a provider that check a user's keys. */
  keyChecks: { times: 10, minutes: 1 },
  /** Requests about orders that a user causes at the payment provider, whose own limit is shared by all users. */
  paymentCalls: { times: 30, minutes: 1 },
  /** Domains that a user adds, checks or removes by hand: each causes requests to DNS and to its host. */
  domainChecks: { times: 20, minutes: 1 },
  /** Exports of all data of a user: each needs minutes of processor time where there are many sites. */
  exports: { times: 10, minutes: 60 },
  /** ZIP files of sites. */
  siteArchives: { times: 60, minutes: 60 },
  /** CSV files of sites: a file of 50,000 sites needs seconds of processor time. */
  siteExports: { times: 60, minutes: 60 },
  leadExports: { times: 60, minutes: 60 },
  reads: { times: 600, minutes: 1 },
  /** Pages rendered for scoring; other computation counts as the number of pages that takes as long. */
  pagesChecked: { times: 3_000, minutes: 1 },
  /** Pictures that are read and prepared, each in a second of processor time. */
  picturesRead: { times: 300, minutes: 60 },
  /** Pictures that are sent by one link, and attempts with links that do not exist, by the address that tried them. */
  picturesByLink: { times: 60, minutes: 60 },
  unknownLinks: { times: 30, minutes: 15 },
  /** Pages of shared views, by link; a file counts as several pages. */
  sharedViews: { times: 120, minutes: 1 },
};
/** Heavy requests of an account that wait in a process for an earlier one, before the next one is refused. */
export const HEAVY_REQUESTS_WAITING = 32;
/**
 * Sites of a user that wait for a deployment or are being deployed, before the next one is refused: twice the number that a
 * browser starts at a time.
 */
export const IN_FLIGHT_LIMIT = 160;
/**
 * Orders of credits per user: how many may be started within an hour, and how many may be open at a time. An order is open
 * from its start until it is paid, an attempt to pay it failed, or these minutes are over; after them nobody can start to
 * pay it.
 */
export const ORDER_LIMITS = { perHour: 10, open: 3, openMinutes: 30 };
/** The time between two polls of the payment provider about an order, shared by all callers. */
export const ORDER_POLL_MS = 5_000;
/** The most sessions of a user at a time; a further one ends the one that was unused for longest. */
export const SESSION_LIMIT = 100;

/** Entries in one page of a history of credits or payments. */
export const HISTORY_LIMIT = 1_000;
/** For how many days leads count in lists and on maps. */
export const LEAD_COUNT_DAYS = 30;
/** Campaigns in one page of a list, and in one selection, bulk edit or map. */
export const LIST_LIMIT = 1_000;
export const SELECTION_LIMIT = 10_000;
/** The length of the digest of a selection in characters. */
export const SELECTION_DIGEST = 64;
/** The most places in one request for county outlines. */
export const OUTLINE_LIMIT = 200;
/** The most places in one request for local facts: those of the largest multi-location site. */
export const FACTS_LIMIT = 100;

/** The number of characters of a secret that its mask shows at each end. */
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

/** Limits for each business: ticked services, pieces of evidence, and pictures. */
export const EVIDENCE_LIMIT = { services: 60, pieces: 1_000, pictures: 200 };

/** Of each account. */
export const BUSINESS_LIMIT = 1_000;
/** The most groups of sites that may be one business, in one response. */
export const SUGGESTION_LIMIT = 100;

/**
 * Limits of an uploaded picture: bytes, pixels, pixels of the shorter side, and how much longer one side may be than the
 * other. `widths` are those of its files, `height` is the largest height of a file.
 */
export const PICTURE_LIMIT = {
  bytes: 20 * 1024 * 1024,
  pixels: 60_000_000,
  shorterSide: 32,
  proportion: 8,
  widths: [480, 800, 1600],
  height: 2_400,
};
