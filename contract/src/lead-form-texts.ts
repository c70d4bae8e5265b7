/** Words about the form of a site, in the dashboard and in responses. */
export const leadFormTexts = {
  unknownChoice: "The contact form is “on”, “off”, or empty for as the business has it",
  unknownWording: "Unknown wording of the consent",
  choices: { "": "As the business has it", on: "On", off: "Off" },
  explained:
    "Visitors can write to the firm from every page. A site of no business has a form only if it is on here.",
  /** Why no page has a form, whatever the user chose. */
  notSetUp: "No form yet: this server has no address that receives messages (LEADS_URL)",
} as const;
