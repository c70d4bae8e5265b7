import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { historyPage } from "./history-page.ts";

/** What happened to an account, for its owner to read. Recorded events are never changed, and contain no secret. */

/** Every kind of event with the sentence that the owner reads. */
export const securityEventLabels = {
  "signed-up": "Account created",
  "signed-in": "Signed in",
  "signed-in-on-new-device": "Signed in on a new device",
  "sign-in-refused": "Sign-in refused: wrong password",
  "signed-out": "Signed out",
  "sessions-ended": "Other devices signed out",
  "password-changed": "Password changed",
  "password-reset": "New password by a link in a mail",
  "password-link-sent": "Link for a new password sent",
  "email-confirmed": "Email address confirmed",
  "email-change-requested": "Change of the email address requested",
  "email-changed": "Email address changed",
  "email-change-undone": "Change of the email address undone",
  "second-factor-required": "Right password, second factor required",
  "second-factor-refused": "Sign-in refused: wrong second factor",
  "second-factor-guesses": "Sign-in refused: five wrong codes after the right password",
  "proof-given": "Confirmed again that it is you",
  "proof-refused": "Confirmation refused: wrong password or second factor",
  "passkey-added": "Passkey added",
  "passkey-renamed": "Passkey renamed",
  "passkey-removed": "Passkey removed",
  "authenticator-added": "Authenticator app added",
  "authenticator-removed": "Authenticator app removed",
  "recovery-codes-made": "Recovery codes made",
  "recovery-code-used": "Recovery code used",
  "second-factor-removed": "Second factor removed",
  "account-disabled": "Account disabled",
  "account-enabled": "Account enabled again",
  "data-exported": "Copy of all data downloaded",
  "erasure-requested": "Deletion of the account requested",
  "erasure-called-off": "Deletion of the account called off",
  "key-added": "Key of a host added",
  "key-changed": "Key of a host changed",
  "key-deleted": "Key of a host deleted",
  "site-deleted": "Site deleted",
  "site-restored": "Site restored from the trash",
  "site-removed": "Site removed from the trash for good",
  "former-site-removed": "Former address of a site removed",
  "sites-created": "Sites created in bulk",
  "run-cancelled": "Creation of sites in bulk cancelled",
  "sites-changed": "Sites changed in bulk",
  "sites-redeployed": "Sites deployed again in bulk",
  "move-started": "Move of sites to another account started",
  "business-deleted": "Business deleted",
  "phone-link-made": "Link for a phone made",
  "phone-link-ended": "Link for a phone ended",
  "view-link-made": "List of sites shared by a link",
  "view-link-ended": "Link to a list of sites stopped",
  "lead-delivery-changed": "Delivery of messages from forms changed",
  "person-erased": "Messages of one person erased",
  "domain-added": "Domain added",
  "domain-removed": "Domain removed",
  "bucket-opened": "Bucket opened for reading",
  "bucket-closed": "Bucket closed for reading",
  "credits-bought": "Credits bought",
  "credits-granted": "Credits granted by the operator",
  "purchase-refunded": "Purchase refunded",
} as const;

export type SecurityEventKind = keyof typeof securityEventLabels;

/** Groups by which the list is filtered. */
export const SECURITY_EVENT_GROUPS = {
  "sign-ins": [
    "signed-up",
    "signed-in",
    "signed-in-on-new-device",
    "sign-in-refused",
    "second-factor-required",
    "second-factor-refused",
    "second-factor-guesses",
    "recovery-code-used",
    "signed-out",
    "sessions-ended",
  ],
  account: [
    "password-changed",
    "password-reset",
    "password-link-sent",
    "email-confirmed",
    "email-change-requested",
    "email-changed",
    "email-change-undone",
    "proof-given",
    "proof-refused",
    "passkey-added",
    "passkey-renamed",
    "passkey-removed",
    "authenticator-added",
    "authenticator-removed",
    "recovery-codes-made",
    "second-factor-removed",
    "account-disabled",
    "account-enabled",
    "data-exported",
    "erasure-requested",
    "erasure-called-off",
  ],
  keys: ["key-added", "key-changed", "key-deleted"],
  sites: [
    "site-deleted",
    "site-restored",
    "site-removed",
    "former-site-removed",
    "sites-created",
    "run-cancelled",
    "sites-changed",
    "sites-redeployed",
    "move-started",
    "business-deleted",
    "phone-link-made",
    "phone-link-ended",
    "view-link-made",
    "view-link-ended",
    "lead-delivery-changed",
    "person-erased",
    "domain-added",
    "domain-removed",
    "bucket-opened",
    "bucket-closed",
  ],
  credits: ["credits-bought", "credits-granted", "purchase-refunded"],
} as const satisfies Record<string, SecurityEventKind[]>;

export type SecurityEventGroup = keyof typeof SECURITY_EVENT_GROUPS;

const group = z.enum(["sign-ins", "account", "keys", "sites", "credits"]);

const securityEvent = z.object({
  id: z.string(),
  timestamp,
  kind: z.string(),
  /** The subject of the event: the name of a key or a site, a number. '' where there is no further detail. */
  subject: z.string(),
  /** Who did it: the user, or the operator of this server. */
  actor: z.enum(["user", "operator"]),
  /** '' for an event that no request caused. */
  address: z.string(),
  userAgent: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = endpoint("GET", "/auth/events", {
  query: historyPage.unwrap().extend({ group: group.optional() }).optional(),
  response: z.object({ events: z.array(securityEvent), nextCursor: z.string().nullable() }),
});

/** All events as a CSV file. */
export const SECURITY_EVENTS_CSV = "/auth/events/csv";
