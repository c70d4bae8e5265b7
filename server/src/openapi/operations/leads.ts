import { listBrokenForms } from "@mainstreet/contract/broken-forms";
import { countLeads } from "@mainstreet/contract/lead-counts";
import * as settings from "@mainstreet/contract/lead-settings";
import * as leads from "@mainstreet/contract/leads";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, BUSINESS_ID, CAMPAIGN_ID, LEAD_ID } from "../samples.ts";

const lead: leads.Lead = {
  id: LEAD_ID,
  campaignId: CAMPAIGN_ID,
  businessId: BUSINESS_ID,
  label: "Ruiz Plumbing",
  name: "Dana Reyes",
  phone: "336-555-0199",
  email: "dana@example.com",
  topic: "Leak",
  zip: "27101",
  message: "Water drips from the ceiling.",
  city: "Winston-Salem",
  region: "NC",
  state: "new",
  junkReason: "",
  lostReason: "",
  amount: null,
  hasConsent: true,
  receivedAt: AT,
  answeredAt: null,
  isUndelivered: false,
};
const detail: leads.LeadDetail = {
  ...lead,
  phoneOfSite: "336-555-0142",
  siteUrl: "https://plumber-winston-salem-k3v9.netlify.app/",
  deliveries: [
    {
      channel: "mail",
      recipient: "ana@example.com",
      isEscalation: false,
      state: "sent",
      reason: "",
      dueAt: AT,
      endedAt: AT,
      openedAt: null,
    },
  ],
  form: {
    version: "kJ3v9x2m7q4kJ3v9x2m7qQ",
    digest: "9099bf2f1da9ee2e242437bf2f1da9ee2e2424379099bf2f1da9ee2e242437bf",
    shown: "<form>…</form>",
    consent: "I agree that Ruiz Plumbing may call and text me at this number about my request.",
  },
};
const plain = { quietFrom: "22:00", quietTo: "07:00", timeZone: "America/New_York" };
const saved = { ...plain, escalateAfter: 15, retentionMonths: 18 };
const recipient = {
  id: LEAD_ID,
  channel: "mail" as const,
  address: "ana@example.com",
  isEscalation: false,
  confirmedAt: null,
};
const ofBusiness = {
  ...saved,
  recipients: [recipient],
  webhookHost: "hooks.example.com",
  smsHost: null,
};

export const leadOperations: readonly ApiOperation[] = [
  describe(leads.listLeads, "listLeads", {
    summary: "List what visitors have sent by the forms of sites",
    description:
      "The newest first, 100 in a page; without `state` all but `junk`. `counts` are those of the other filters. `from` and `to` are days and belong to the period: days in `timeZone`, an IANA name such as `America/Denver`, or in UTC without it. `isUndelivered` is true where every message about a lead has failed or was dropped.",
    response: {
      leads: [lead],
      counts: { new: 1, answered: 0, won: 0, lost: 0, junk: 3 },
      nextCursor: null,
    },
  }),
  describe(leads.exportLeads, "exportLeads", {
    summary: "Download leads as a CSV file",
    description:
      "What the same filters of `GET /leads` find, in its order. Texts that a spreadsheet would run or change have an apostrophe before them; the amount is in dollars. `May be called` is `not asked` where the form had no box for it.",
    fails: [429],
    produces: "text/csv",
    response: "Received,State,Amount,Why lost,Why junk,Name\r\n",
  }),
  describe(countLeads, "countLeads", {
    summary: "Count leads by site and by city",
    description:
      "Without junk, of all sites or of one `campaignId` or `businessId`. The city is that of the page, so that a multi-location site has several. `from`, `to` and `timeZone` mean what they do in `GET /leads`. Calls are not counted: the pages have no scripts.",
    response: {
      sites: [{ campaignId: CAMPAIGN_ID, leads: 12, newLeads: 1 }],
      cities: [{ city: "Winston-Salem", region: "NC", leads: 12 }],
    },
  }),
  describe(listBrokenForms, "listBrokenForms", {
    summary: "List contact forms that do not work",
    description:
      "Each form of a live site is tried once a day, as a visitor would. One that failed twice in a row is listed, with what the newest trial found, until a trial passes; it is tried every hour. `campaignId` selects one site. The newest 100 are listed; `total` counts all.",
    response: {
      forms: [
        {
          campaignId: CAMPAIGN_ID,
          label: "Ruiz Plumbing",
          siteUrl: "https://plumber-winston-salem-k3v9.netlify.app/",
          fault: "page-away",
          since: AT,
        },
      ],
      total: 1,
    },
  }),
  describe(leads.getLead, "getLead", {
    summary: "Read one lead with the trail of its messages",
    description:
      "`deliveries` say when each message is due, when the mail server or the webhook took it, and when its link was opened. Who reads a lead has opened it: an escalation that waits is not sent any more. `form` is what the visitor was shown.",
    response: detail,
  }),
  describe(leads.updateLead, "updateLead", {
    summary: "Say what became of a lead",
    description:
      "`amount` in cents goes with `won`. `answeredAt` is for a change that is undone: without it a lead that counts as not answered is answered now. What was not sent because the lead was in the junk folder is sent when it leaves.",
    request: { state: "won", amount: 125_050 },
    response: { ...detail, state: "won", amount: 125_050, answeredAt: AT },
  }),
  describe(leads.deleteLead, "deleteLead", {
    summary: "Delete a lead",
    description: "With its trail. A message about it that waits is not sent any more.",
    response: { success: true },
  }),
  describe(leads.erasePerson, "erasePerson", {
    summary: "Erase everything that one person has sent",
    description: "By phone number or email address, from all sites of the account.",
    request: { phone: "336-555-0199", email: "dana@example.com" },
    response: { erased: 2 },
  }),
  describe(leads.exportPerson, "exportPerson", {
    summary: "Download everything that one person has sent",
    description:
      "By phone number or email address, from all sites of the account, as the file of `GET /leads/export`; what is in the junk folder comes last.",
    fails: [429],
    request: { phone: "336-555-0199", email: "dana@example.com" },
    produces: "text/csv",
    response: "Received,State,Amount,Why lost,Why junk,Name\r\n",
  }),
  describe(settings.readLeadSettings, "readLeadSettings", {
    summary: "Read how the leads of a business are delivered",
    description:
      "Of webhooks only the host is shown. Without recipients the owner of the account receives leads.",
    response: ofBusiness,
  }),
  describe(settings.saveLeadSettings, "saveLeadSettings", {
    summary: "Save how the leads of a business are delivered",
    description:
      "Messages wait for the end of the quiet hours. After `escalateAfter` minutes the recipients with `isEscalation` receive a lead that nobody has opened. `webhookUrl` gets a signed POST for each lead: `X-Mainstreet-Signature` is `t=<seconds>,v1=<HMAC-SHA256 of time, a dot and the body>` by `webhookSecret`, which is shown this once. `smsUrl` gets `{id, to, text}` for each number, signed by `smsSecret` in the same way.",
    request: { ...saved, webhookUrl: "https://hooks.example.com/leads" },
    response: { ...ofBusiness, webhookSecret: "kJ3v9x2m7q4kJ3v9x2m7q4kJ3v9x2m7q4kJ3v9x2m7q" },
  }),
  describe(settings.addLeadRecipient, "addLeadRecipient", {
    summary: "Add a recipient of the leads of a business",
    description:
      "A mail asks the address to confirm itself; before that nothing else is sent to it. The confirmed address of the account needs none. An address gets five such mails an hour, and a user has 30 sent.",
    fails: [409],
    request: { channel: "mail", address: "ana@example.com" },
    response: recipient,
  }),
  describe(settings.removeLeadRecipient, "removeLeadRecipient", {
    summary: "Remove somebody who heard of leads",
    description: "Messages that wait for them are not sent any more.",
    response: { success: true },
  }),
];
