import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import type { ProductWorld } from "../product-world.ts";
import { control } from "../provider-controls.ts";
import type { Attack } from "./attack.ts";
import type { ServerUser } from "./caller.ts";

const accessKeyOf = ({ name }: ServerUser) =>
  `AKIA${name.toUpperCase().replaceAll("-", "").padEnd(16, "0")}`;
const bucketOf = ({ name }: ServerUser) => `https-${name}`;

async function pathOf(user: ServerUser): Promise<string> {
  const accessKey = accessKeyOf(user);
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { id } = await user.post("/aws-credentials", keys);
  const buckets = `/aws-credentials/${String(id)}/buckets`;
  await user.post(buckets, { bucketName: bucketOf(user), region: "eu-central-1" });
  return `${buckets}/${bucketOf(user)}/https`;
}

async function turnOn(user: ServerUser): Promise<unknown> {
  return user.post(await pathOf(user), {});
}

async function turnOff(user: ServerUser): Promise<void> {
  await user.remove(await pathOf(user));
}

/** The state of https of the bucket, and how many distributions stand before it. */
async function read(user: ServerUser, { cloudFront }: ProductWorld) {
  const { buckets } = (await user.get("/bucket-https")) as {
    buckets: { bucketName: string; state: string }[];
  };
  const response = await fetch(`${cloudFront.url}/__control/distributions`);
  const { distributions } = (await response.json()) as { distributions: { comment: string }[] };
  return {
    state: buckets.find(({ bucketName }) => bucketName === bucketOf(user))?.state,
    distributions: distributions.filter(({ comment }) => comment.includes(` ${bucketOf(user)} `))
      .length,
  };
}

async function prepare(user: ServerUser, { cloudFront }: ProductWorld): Promise<void> {
  await control(cloudFront, "cloudfront", { deployMs: 100 });
  await pathOf(user);
}

/** One distribution is made, however often the server dies. */
const turnHttpsOn: Attack = {
  role: "all",
  prepare,
  strike: turnOn,
  mend: turnOn,
  async isOver(user, world) {
    const { state, distributions } = await read(user, world);
    return state === "deployed" && distributions === 1;
  },
  entries: [],
  live: 0,
  made: 0,
};

/** Nothing is left of it. */
const turnHttpsOff: Attack = {
  ...turnHttpsOn,
  async prepare(user, world) {
    await prepare(user, world);
    await turnOn(user);
    while (!(await turnHttpsOn.isOver(user, world)))
      await new Promise((resolve) => setTimeout(resolve, 100));
  },
  strike: turnOff,
  mend: turnOff,
  async isOver(user, world) {
    const { state, distributions } = await read(user, world);
    return state === undefined && distributions === 0;
  },
};

/** What leads to the crash points of https. */
export const HTTPS_ATTACKS: [RegExp, Attack[]][] = [
  [/^https\.distribution-deleted$/, [turnHttpsOff]],
  [/^https\./, [turnHttpsOn]],
];
