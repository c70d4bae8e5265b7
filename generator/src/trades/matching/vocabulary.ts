/** Words of service names by which a trade is recognized; lists are separated by commas. */
export type Vocabulary = {
  /** Phrases that mean the trade with any other words around them, except those of `OTHER_DOMAINS` and `never`. */
  sure: string;
  /** Phrases that mean the trade when all other words of the name are known. */
  alone?: string;
  /** Things, and what is done to them: one of each means the trade when all other words of the name are known. */
  pairs?: readonly (readonly [things: string, acts: string])[];
  /** Other words that its names may contain. */
  around?: string;
  /** Words of `OTHER_DOMAINS` that change nothing about this trade. */
  despite?: string;
  /** Words that make it another service. */
  never?: string;
};

/** What is done to most things. */
export const WORK =
  "repair, fix, fixing, install, installation, installer, installing, replace, replacement, replacing, service, servicing, maintenance, upgrade, inspection, troubleshooting, contractor, company, specialist, technician, expert, pro";

/** Words of any service that do not show which one it is. */
export const ANY_SERVICE =
  "guy, man, men, woman, people, person, help, helper, leaky, broken, damaged, noisy, stuck, worn, emergency, near, nearby, me, local, best, affordable, cheap, professional, pro, expert, specialist, specialty, company, contractor, contracting, service, residential, commercial, industrial, licensed, certified, insured, trusted, reliable, fast, quick, same, next, day, week, weekend, night, hour, hr, the, a, an, in, of, for, to, on, at, my, your, our, and, or, with, top, rated, quality, custom, new, old, free, estimate, family, owned, team, crew, technician, tech, solution, system, llc, inc, co, corp, weekly, biweekly, monthly, annual, yearly, seasonal, home, house, apartment, condo, building, property, full, whole, complete, small, large, big, minor, major, job, work, care, plan, program, one, two, time, area, county, city, downtown, and, sons, brothers, bros, certified, discount, low, cost, price, pricing";

/** Words of other domains: "car painting", "locksmith school", "dog grooming". */
export const OTHER_DOMAINS =
  "supply, supplier, store, shop, school, class, lesson, course, training, trainer, academy, club, career, salary, license, exam, software, app, marketing, seo, website, lawyer, attorney, law, insurance, claim, adjuster, photography, photographer, photo, rental, rent, sale, dealer, wholesale, manufacturer, distributor, part, toy, game, book, magazine, museum, car, auto, automotive, vehicle, truck, suv, van, rv, camper, trailer, boat, marine, yacht, motorcycle, bike, bicycle, scooter, cart, airplane, aircraft, jet ski, tractor, dog, cat, pet, horse, animal, pool, spa, aquarium, fish, hair, skin, face, body, nail, teeth, tooth, dental, tattoo, lymphatic, colon, computer, laptop, phone, tv, printer, data, server, network, cyber, guitar, music, art, engineer, engineering, baby, child, kid, wedding, party, food, oil, gun, estate agent, recruiter, delivery, farm, solar, apprenticeship, tool, staffing, recruiting, consulting, consultant, union, journal, podcast, bookkeeping, accounting, answering, virtual, franchise, expo, conference, equipment, material, hardware, drafting, jewelry, tinting, pointing, pointer, repointing, tuckpointing";
