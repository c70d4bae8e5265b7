import { heldBackJunk } from "./junk-texts-held-back.ts";
import { type JunkSort, onceHeldBackJunk, shownJunk } from "./junk-texts.ts";
import type { WrittenPost } from "./people-posts.ts";
import { pick, spin, type Random } from "./spin.ts";

/** A junk post, and what its sender does with the fields that people do not see. */
type JunkPost = WrittenPost & Pick<JunkSort, "fills">;

const ALL_JUNK = Object.entries({ ...shownJunk, ...onceHeldBackJunk, ...heldBackJunk });

/** A post that a script could have sent, of one of fifteen kinds. */
export function junkPost(random: Random): JunkPost {
  const [sort, kind] = pick(random, ALL_JUNK);
  return {
    sort,
    fills: kind.fills,
    fields: {
      name: spin(random, kind.names),
      phone: random() < 0.7 ? spin(random, "8#########") : "",
      email: spin(random, kind.emails),
      zip: "",
      message: spin(random, pick(random, kind.messages)),
    },
  };
}
