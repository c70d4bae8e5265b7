import { listCampaignsByService } from "../../contract/src/campaign-lists.ts";
import { redeployCampaign, updateCampaign } from "../../contract/src/campaigns.ts";
import { type Lead, listLeads, updateLead } from "../../contract/src/leads.ts";
import { call, eventually } from "./call.ts";
import { settled } from "./create-site.ts";
import type { Agency } from "./open-agency.ts";
import { sendLead } from "./send-lead.ts";

const SITES = 4;

type Outcome = { state: Lead["state"]; amount?: number; lostReason?: string };

const NEW: Outcome = { state: "new" };
const JUNK: Outcome = { state: "junk" };

/**
 * The messages, and what the agency does with each. All are sent from this machine: more than ten within minutes would be junk because of
 * their number.
 */
const MESSAGES: readonly [name: string, message: string, outcome: Outcome][] = [
  ["Dana Reyes", "The AC runs all day and the house stays at 82. Could you look at it?", NEW],
  ["Tom Whitfield", "Furnace smells like burning dust since Sunday. Lennox, 2011.", NEW],
  ["Priya Nair", "Need a price for two mini splits, bedroom and office.", { state: "answered" }],
  ["Luis Ortega", "Thermostat is blank after the storm.", { state: "won", amount: 18_900 }],
  ["Carol Jensen", "Water drips from the unit in the attic!", { state: "won", amount: 64_000 }],
  ["Bill Novak", "Was told to replace the compressor for 3,800. Second opinion please.", NEW],
  [
    "Aisha Khan",
    "The outdoor unit hums, its fan is still.",
    { state: "lost", lostReason: "Price" },
  ],
  ["Kenji Mori", "Is a heat pump worth it here? House from 1962.", { state: "answered" }],
  ["Growth Team", "We rank contractors on Google. SEO packages from $99, reply YES.", JUNK],
  ["Best Offers", "Cheap links: https://best-links.top/a https://best-links.top/b", JUNK],
];

/** Puts the form on some live sites, whose visitors write; some of the messages were worked on. */
export async function receiveMessages(agency: Agency): Promise<void> {
  const query = {
    service: "hvac",
    type: "single",
    deployed: "true",
    limit: String(SITES),
  } as const;
  const { campaigns } = await call(agency, listCampaignsByService, { query });
  for (const { id } of campaigns) {
    await call(agency, updateCampaign, { params: { id }, body: { leadForm: "on" } });
    await call(agency, redeployCampaign, { params: { id } });
  }
  for (const { id } of campaigns) await settled(agency, id);
  for (const [nth, [name, message]] of MESSAGES.entries()) {
    const phone = `336-555-01${String(nth).padStart(2, "0")}`;
    const site = campaigns[nth % campaigns.length] ?? {};
    await sendLead(agency.sandbox, site, { name, phone, message });
  }
  const leads = await eventually("the messages of visitors", async () => {
    const lists = [{}, { state: "junk" }] as const;
    const found = await Promise.all(lists.map((list) => call(agency, listLeads, { query: list })));
    const all = found.flatMap((response) => response.leads);
    return all.length === MESSAGES.length ? all : undefined;
  });
  for (const { id, message, state } of leads) {
    const [, , outcome] = MESSAGES.find(([, written]) => written === message) ?? [];
    if (outcome && outcome.state !== state)
      await call(agency, updateLead, { params: { id }, body: outcome });
  }
}
