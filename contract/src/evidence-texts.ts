import { countOf } from "./count.ts";

/** Texts about evidence: what a piece lacks, why it is refused, and the words of the phone page. */
export const evidenceTexts = {
  invalidId: "The id of the evidence is not valid",
  notFound: "This piece of evidence is not there",
  invalidMonth: "Months are written as 2026-05",
  permissionNeeded: "A quote needs the customer's permission",
  titleNeeded: "Please say what was done",
  storyNeeded: "A job needs a sentence or a photo",
  quoteNeeded: "Please write what the customer said",
  customerNeeded: "Please say who said it",
  sourceNeeded: "Please say where it was said, as “By e-mail, May 2026”",
  stars: "Quotes are shown without stars. Please leave the stars out.",
  jobNeeded: "Please say which job the price is for",
  priceNeeded: "Please give the price",
  nameNeeded: "Please give the name",
  roleNeeded: "Please say what this person does",
  altNeeded: "Please describe what can be seen on the photo, for people who cannot see it",
  cityNeeded:
    "A photo stands on the pages of one city. Please choose the city, or give the business its own.",
  stateNeeded: "Please give the state of the city",
  photoTaken: (place: string) =>
    `One of the photos stands on the pages of ${place} already. A photo stands on the pages of one city, in one piece.`,
  tooMany: (most: number) => `A business can have at most ${most} pieces of evidence.`,
  tooManyPhotos: (most: number) => `A business can have at most ${most} photos.`,
  noRows: "There are no rows to import",
  tooManyRows: (most: number) => `At most ${most} rows can be imported at a time.`,
  kindNeeded: "The kind must be job, quote, price or person. Photos are added in the dashboard.",
  unknownColumn: (name: string) => `There is no column called “${name}”.`,
  rowPermission:
    "A quote needs the customer's permission: write “yes” in the column permission once you have it",
  unknownState: (state: string) => `There is no state called “${state}”.`,
  presentAlready: "This row is there already",
} as const;

/** Texts about the links by which photos are sent from a phone. */
export const evidenceLinkTexts = {
  invalidId: "The id of the link is not valid",
  notFound: "Link not found",
  tooMany: (most: number) =>
    `A business can have at most ${most} open links. Please end one that is no longer used.`,
  unknown:
    "This link does not work. Please check that you have copied all of it, or ask for a new one.",
  expired: "This link has expired. Please ask for a new one.",
  revoked: "This link was ended. Please ask for a new one.",
  used: "This link has been used as often as it may be. Please ask for a new one.",
  nothingSent: "Please add a photo or write a line",
  cityNeeded: "Please choose the city",
  unknownCity: "Please choose one of the cities",
  tooManyPhotos: (minutes: number) =>
    `Many photos were sent with this link. Please try again in ${countOf(minutes, "minute")}.`,
  tooManyTries: (minutes: number) =>
    `Too many links that do not work were tried. Please try again in ${countOf(minutes, "minute")}.`,
} as const;
