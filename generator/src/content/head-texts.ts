import { escapeHtml } from "../html.ts";
import type { PagePlan } from "../plan-page.ts";
import { cityAndCode } from "../plan-page.ts";
import type { Streams } from "../seed.ts";
import type { Site } from "../site.ts";
import { shorten } from "../text.ts";
import type { HeadTexts } from "./page-content.ts";
import { offerDescriptions, offerTitles } from "./offer-words.ts";
import { WITHOUT_TRADE } from "./words.ts";

/** From this attempt on, a title does not end in the company's name: another page of the firm for this service and city has that title. */
export const OTHER_TITLES = 20;

const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/** Title and description of a page (GS-15). The user's own are printed as typed. */
export function headTexts(plan: PagePlan, streams: Streams): HeadTexts {
  const { site } = plan;
  return {
    title: site.metaTitle || title(site, streams("title").shuffle(titlesOf(plan))),
    description: site.metaDescription || description(site, descriptionsOf(plan, streams)),
  };
}

/** Titles about the services that the firm has ticked, or else about the whole trade. */
function titlesOf(plan: PagePlan): string[] {
  const offered = offerTitles(plan);
  const titles = offered.length > 0 ? offered : (plan.trade ?? WITHOUT_TRADE).titles;
  return [...titles, ...placeTitles(plan.site)];
}

function descriptionsOf(plan: PagePlan, streams: Streams): string[] {
  const words = streams("description");
  const offered = offerDescriptions(plan, words);
  const { descriptions } = offered.length > 0 ? WITHOUT_TRADE : (plan.trade ?? WITHOUT_TRADE);
  return [...offered, ...words.shuffle(descriptions)];
}

/** More endings, so that two sites of one service in one city rarely have the same one. */
function placeTitles({ facts, phone }: Site): string[] {
  const county = facts?.county;
  return [
    ...(county ? [county] : []),
    ...(phone === "" ? [] : ["Call & Contact"]),
    "Services & Area",
  ];
}

/** At most 60 characters: what follows the service and the city is left out when it does not fit. */
function title(site: Site, endings: readonly string[]): string {
  const subject = subjectOf(site, MAX_TITLE);
  const { company, attempt } = site;
  const hasCompany = company.name !== "" && attempt < OTHER_TITLES;
  const ends = hasCompany ? [company.name, ...endings] : endings;
  const longest = MAX_TITLE - `${subject} | `.length;
  const end = ends.find(
    (text) => text.length <= longest && markupLength(`${subject} | ${text}`) <= MAX_TITLE_MARKUP,
  );
  return end === undefined ? subject : `${subject} | ${end}`;
}

/** Validators count the title's markup, in which special characters are longer (as character references). */
const MAX_TITLE_MARKUP = 70;
const markupLength = (text: string) => escapeHtml(text).length;

/** A long service is cut rather than the city, which no other page of the account has in its title. */
function subjectOf(site: Site, max: number): string {
  const city = ` in ${cityAndCode(site)}`;
  return shorten(`${shorten(site.service, Math.max(max - city.length, max >> 1))}${city}`, max);
}

/** 120 to 155 characters where the names allow it; never a colon with nothing after it. */
function description(site: Site, endings: readonly string[]): string {
  const subject = subjectOf(site, 100);
  const start =
    site.company.name === "" || subject.length > 60 ? subject : `${site.company.name}, ${subject}`;
  return (
    described(start, endings) ??
    described(subject, endings) ??
    `${shorten(subject, MAX_DESCRIPTION - 1)}.`
  );
}

function described(start: string, endings: readonly string[]): string | null {
  const [least, most] = [MIN_DESCRIPTION - start.length - 2, MAX_DESCRIPTION - start.length - 2];
  const fitting = endings.filter(({ length }) => length <= most);
  const long = fitting.find(({ length }) => length >= least);
  const end = long ?? fitting.toSorted((a, b) => b.length - a.length)[0];
  return end === undefined ? null : extended(`${start}: ${end}`);
}

/** What may be added where service and city are short. */
const MORE = [
  "",
  " See the map.",
  " See the area on a map.",
  " See the area and how to get in touch.",
];

function extended(text: string): string {
  const texts = MORE.map((more) => text + more);
  return texts.find(isRightLength) ?? text;
}

const isRightLength = ({ length }: string) =>
  length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION;
