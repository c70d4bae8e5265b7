import type { ProductWorld } from "../product-world.ts";
import type { ServerUser } from "./caller.ts";

/** What one user does while the server is killed, and what must be true afterwards. */
export type Attack = {
  /** `all`: the attack needs a worker, or kills it. */
  role: "api" | "all";
  /** Runs, and gets its responses, before the server is given its crash point. */
  prepare?(user: ServerUser, world: ProductWorld): Promise<unknown>;
  /** The requests that lead to the crash point; the last response may be lost. */
  strike(user: ServerUser, world: ProductWorld): Promise<unknown>;
  /** Repeats the requests with the next server, as the web app or its user does. */
  mend(user: ServerUser, world: ProductWorld): Promise<unknown>;
  /** False as long as something is still under way. */
  isOver(user: ServerUser, world: ProductWorld): Promise<boolean>;
  /** The entries that the ledger holds in the end, after the first credits. */
  entries: string[];
  /** How many sites are live in the end, and how many were made. */
  live: number;
  made: number;
  /** Absent: its sites are at Netlify. */
  isInBucket?: true;
};

export type AttackedCampaign = { id: string; deploymentStatus: string };

const isAtRest = ({ deploymentStatus }: AttackedCampaign) =>
  deploymentStatus !== "queued" && deploymentStatus !== "deploying";

export const campaignsOf = async (user: ServerUser) =>
  (await user.get("/campaigns"))["campaigns"] as AttackedCampaign[];

export const areAtRest = async (user: ServerUser) => (await campaignsOf(user)).every(isAtRest);

/** Far more than the queue needs to notice a dead worker, even on a very slow machine. */
export const PATIENCE_MS = 120_000;

/** Waits until `isTrue`. Nothing is killed while it waits. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const begin = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error("It was not over in time");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
