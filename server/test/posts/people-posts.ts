import { composedPeople } from "./people-texts-composed.ts";
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

/** How many of a hundred people write each kind of text; one in eight writes something that looks like junk. */
const SHARES: readonly (readonly [string, number])[] = [
  ["hard", 12],
  ["short", 10],
  ["tenants", 10],
  ["homeowners", 68],
];

/** A post that a person could have sent. */
export function personPost(random: Random): WrittenPost {
  const first = pick(random, FIRST_NAMES);
  const last = pick(random, LAST_NAMES);
  const phone = spin(random, pick(random, PHONES));
  const email =
    spin(random, `${first}{.|_|}${last}{##|###|}@`).toLowerCase().replace("'", "") +
    pick(random, MAIL_HOSTS);
  const contact = random();
  const { sort, message } = writtenText(random);
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

function writtenText(random: Random) {
  let left = random() * 100;
  const [sort] = SHARES.find(([, share]) => (left -= share) < 0) ?? ["homeowners"];
  const message = spin(random, pick(random, composedPeople[sort] ?? []));
  const style = random();
  if (style < 0.15) return { sort, message: message.toLowerCase() };
  if (style < 0.25) return { sort, message: message.toLowerCase().replaceAll(/[.,!?]/g, "") };
  return { sort, message };
}
