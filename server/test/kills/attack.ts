import type { ProductWorld } from "../product-world.ts";
import type { Caller } from "./caller.ts";

/** What one user does while the server dies, and what must be true once everything is over. */
export type Attack = {
  /** `all`: a worker has to work, or is to die. */
  role: "api" | "all";
  /** What is there, and has its response, before the server learns where to die. */
  prepare?(user: Caller, world: ProductWorld): Promise<unknown>;
  /** Leads to the crash point; the last response may be lost. */
  strike(user: Caller, world: ProductWorld): Promise<unknown>;
  /** The same again with the next server, as the web app or its user does it. */
  mend(user: Caller, world: ProductWorld): Promise<unknown>;
  /** False as long as something is still under way. */
  isOver(user: Caller, world: ProductWorld): Promise<boolean>;
  /** The ledger in the end, after the first credits. */
  entries: string[];
  /** Sites live in the end, and made on the way. */
  live: number;
  made: number;
  /** Absent: its sites are at Netlify. */
  isInBucket?: true;
};

export type Campaign = { id: string; deploymentStatus: string };

const isAtRest = ({ deploymentStatus }: Campaign) =>
  deploymentStatus !== "queued" && deploymentStatus !== "deploying";

export const campaignsOf = async (user: Caller) =>
  (await user.get("/campaigns"))["campaigns"] as Campaign[];

export const areAtRest = async (user: Caller) => (await campaignsOf(user)).every(isAtRest);

/** Far more than the queue takes to notice a dead worker, on however slow a machine. */
export const PATIENCE_MS = 120_000;

/** Waits until `isTrue`. Nothing is killed while it waits. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const begin = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error("It was not over in time");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
