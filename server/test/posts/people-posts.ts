import { endings, hardMessages, plainMessages } from "./people-texts.ts";
import { laterHardMessages, laterPlainMessages } from "./people-texts-later.ts";
import { pick, spin, type Random } from "./spin.ts";

/** What somebody typed into a form, and what the post is an example of. */
export type WrittenPost = {
  sort: string;
  fields: { name: string; phone: string; email: string; zip: string; message: string };
};

const FIRST_NAMES =
  "James Maria Robert Linda Jose Patricia David Jennifer Michael Elizabeth Carlos Barbara Thanh Susan Wei Jessica Ahmed Sarah Luis Karen Tyrone Nancy Dmitri Lisa Kevin Betty Brian Ashley Jamal Emily Ray Donna DeShawn Michelle Pat Carol".split(
    " ",
  );
const LAST_NAMES =
  "Smith Garcia Johnson Nguyen Williams Brown Jones Miller Davis Rodriguez Martinez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Clark O'Brien Lewis Robinson Walker Young Allen King Wright Kowalski Ivanov Chen".split(
    " ",
  );
const MAIL_HOSTS = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "icloud.com",
  "aol.com",
  "comcast.net",
];
const PHONES = [
  "(###) 555-####",
  "###-555-####",
  "###.555.####",
  "1 ### 555 ####",
  "+1###555####",
  "###555####",
];

const HARD = Object.entries({ ...hardMessages, ...laterHardMessages });
const PLAIN = [...plainMessages, ...laterPlainMessages];

/** One of about eight people writes something that looks like junk. */
const HARD_SHARE = 0.12;

/** A post that a person could have sent. */
export function personPost(random: Random): WrittenPost {
  const first = pick(random, FIRST_NAMES);
  const last = pick(random, LAST_NAMES);
  const phone = spin(random, pick(random, PHONES));
  const email =
    spin(random, `${first}{.|_|}${last}{##|###|}@`).toLowerCase().replace("'", "") +
    pick(random, MAIL_HOSTS);
  const contact = random();
  const { sort, message } = random() < HARD_SHARE ? hardMessage(random) : plainMessage(random);
  return {
    sort,
    fields: {
      name: pick(random, [
        `${first} ${last}`,
        `${first} ${last}`,
        first,
        `${first} ${last}`.toLowerCase(),
        `${first.slice(0, 1)}. ${last}`,
      ]),
      phone: contact < 0.9 ? phone : "",
      email: contact > 0.4 ? email : "",
      zip: random() < 0.6 ? spin(random, "#####") : "",
      message,
    },
  };
}

function hardMessage(random: Random) {
  const [sort, text] = pick(random, HARD);
  return { sort, message: spin(random, text) };
}

function plainMessage(random: Random) {
  const text = `${spin(random, pick(random, PLAIN))} ${spin(random, pick(random, endings))}`.trim();
  const style = random();
  if (style < 0.15) return { sort: "plain", message: text.toLowerCase() };
  if (style < 0.25) return { sort: "plain", message: text.toLowerCase().replaceAll(/[.,!?]/g, "") };
  return { sort: "plain", message: text };
}
