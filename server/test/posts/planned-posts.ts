import { junkPost } from "./junk-posts.ts";
import type { OwnedForm } from "./many-forms.ts";
import { personPost } from "./people-posts.ts";
import { pick, seededRandom, type Random } from "./spin.ts";

/** A post that is to be sent, and how it is found again. */
export type PlannedPost = {
  isJunk: boolean;
  sort: string;
  form: OwnedForm;
  /** The address that it comes from. */
  sender: string;
  body: URLSearchParams;
  key: string;
};

const JUNK_SHARE = 0.3;
/** Addresses that the scripts of one kind send from. */
const SENDERS_OF_KIND = 1_000;

/** What was typed, by its form: as it is found in the database. */
export const postKeyOf = (
  token: string,
  {
    name,
    phone,
    email,
    zip,
    message,
  }: Record<"name" | "phone" | "email" | "zip" | "message", string>,
): string => JSON.stringify([token, name, phone, email, zip, message]);

/** Posts of people and of scripts in random order, no two of them the same to the same form. */
export function planPosts(forms: readonly OwnedForm[], count: number, seed = 1): PlannedPost[] {
  const random = seededRandom(seed);
  const planned = new Map<string, PlannedPost>();
  while (planned.size < count) {
    const post = planOne(random, pick(random, forms));
    planned.set(post.key, post);
  }
  return [...planned.values()];
}

function planOne(random: Random, form: OwnedForm): PlannedPost {
  const isJunk = random() < JUNK_SHARE;
  const { sort, fields, fills } = isJunk
    ? junkPost(random)
    : { ...personPost(random), fills: undefined };
  const hidden = fills === "noHidden" ? undefined : { form: form.hidden };
  const website = fills === "honeypot" ? `https://${sort.toLowerCase()}.example` : "";
  return {
    isJunk,
    sort,
    form,
    sender: isJunk ? senderOf(sort, random) : address(random),
    body: new URLSearchParams({ ...fields, topic: "", website, ...hidden }),
    // The message is trimmed, as it is when stored.
    key: postKeyOf(form.token, { ...fields, message: fields.message.trim() }),
  };
}

const octet = (random: Random) => 1 + Math.floor(random() * 254);
const address = (random: Random) =>
  [100 + Math.floor(random() * 60), octet(random), octet(random), octet(random)].join(".");

function senderOf(sort: string, random: Random): string {
  const nth = Math.floor(random() * SENDERS_OF_KIND);
  const ofKind = Buffer.from(sort).reduce((sum, byte) => sum + byte, 0) % 250;
  return `45.${ofKind}.${Math.floor(nth / 250)}.${nth % 250}`;
}
