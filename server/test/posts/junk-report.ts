import { heldBackJunk } from "./junk-texts-held-back.ts";
import type { PlannedPost } from "./planned-posts.ts";

/** Where the filter put a post: undefined for the inbox. */
type Sorted = { post: PlannedPost; junkReason: string | undefined };

type Rates = { junkInInbox: number; heldBackJunkInInbox: number; peopleInJunk: number };

/** How much of what scripts sent is in the inbox, and of what people sent in the junk folder: 0 to 1. */
export function junkRates(sorted: readonly Sorted[]): Rates {
  const share = (isMeant: (post: PlannedPost) => boolean) => {
    const posts = sorted.filter(({ post }) => isMeant(post));
    return posts.filter(isWrong).length / Math.max(1, posts.length);
  };
  return {
    junkInInbox: share(({ isJunk }) => isJunk),
    heldBackJunkInInbox: share(({ isJunk, sort }) => isJunk && sort in heldBackJunk),
    peopleInJunk: share(({ isJunk }) => !isJunk),
  };
}

const isWrong = ({ post, junkReason }: Sorted) => post.isJunk === (junkReason === undefined);

/** A line for each sort of post: how many there were, how many the filter got wrong, and its reasons. */
export function junkReport(sorted: readonly Sorted[]): string {
  const sorts = Map.groupBy(sorted, ({ post }) => post.sort);
  const lines = [...sorts].map(([sort, posts]) => {
    const kind = posts[0]?.post.isJunk
      ? sort in heldBackJunk
        ? "junk, held back"
        : "junk"
      : "people";
    const reasons = Map.groupBy(posts, ({ junkReason }) => junkReason ?? "inbox");
    const found = [...reasons].map(([reason, of]) => `${reason} ${of.length}`).join(", ");
    const wrong = posts.filter(isWrong).length;
    return `${kind.padEnd(16)}${sort.padEnd(18)}${String(posts.length).padStart(6)}${String(wrong).padStart(7)} wrong  ${found}`;
  });
  const { junkInInbox, heldBackJunkInInbox, peopleInJunk } = junkRates(sorted);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  return [
    ...lines.toSorted(),
    `junk in the inbox: ${percent(junkInInbox)}, of the kinds held back ${percent(heldBackJunkInInbox)}; people in the junk folder: ${percent(peopleInJunk)}`,
  ].join("\n");
}
