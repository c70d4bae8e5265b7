import { readFileSync } from "node:fs";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { goodFiles } from "../../../test/pictures/hostile-file.ts";
import { hostileFiles } from "../../../test/pictures/hostile-files.ts";
import { picture, postPicture } from "../../../test/pictures/pictures.ts";

const MOST_MEGABYTES = 400;
const STEP = IS_LONG ? 1 : 7;
/** Of each kind of picture. */
const ALTERED = 15;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** The most memory, in MB, that any child process of this one uses from now on; only Linux reports it. */
function watchMemory() {
  let most = 0;
  const check = () => {
    try {
      const list = readFileSync(`/proc/self/task/${process.pid}/children`, "latin1");
      for (const pid of list.trim().split(" ")) {
        if (!readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("decoder-process")) continue;
        const [, kB = "0"] =
          /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
        most = Math.max(most, Number(kB) / 1024);
      }
    } catch {
      // A process that has just ended.
    }
  };
  const timer = setInterval(check, 5);
  return {
    stop() {
      check();
      clearInterval(timer);
      return most;
    },
  };
}

test("hostile files are refused in words, within 400 MB, and the next picture is taken", async () => {
  const { token } = await product.signUp();
  const caller = { app: product.app, token };
  const all = await hostileFiles();
  expect(all.length).toBeGreaterThanOrEqual(200);
  const files = all.filter((_file, index) => index % STEP === 0);
  const memory = watchMemory();
  const others: unknown[] = [];
  for (const { name, bytes, reasons } of files) {
    const { status, message } = await postPicture(caller, bytes);
    const texts: string[] = reasons.map((reason) => pictureTexts[reason]);
    if (status !== 400 || !texts.includes(message)) others.push({ name, status, message });
  }
  const most = memory.stop();
  console.log(`${files.length} hostile files: ${Math.round(most)} MB at most.`);
  expect(others).toEqual([]);
  expect(most).toBeLessThanOrEqual(MOST_MEGABYTES);
  expect((await postPicture(caller, await picture(200, 100).png().toBuffer())).status).toBe(201);
}, 120_000);

/** The same random numbers in each run: 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test.runIf(IS_LONG)(
  "whatever bytes of a picture are altered, the response is a picture or a reason",
  async () => {
    const { token } = await product.signUp();
    const caller = { app: product.app, token };
    const next = numbers(20_261_123);
    const texts: string[] = Object.values(pictureTexts).filter((text) => typeof text === "string");
    const seen = { taken: 0, refused: 0 };
    for (const good of Object.values(await goodFiles()))
      for (let n = 0; n < ALTERED; n += 1) {
        const bytes = Buffer.from(good);
        for (let at = 0; at <= n; at += 1)
          bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
        const { status, message } = await postPicture(caller, bytes);
        if (status === 201) seen.taken += 1;
        else if (status === 400 && texts.includes(message)) seen.refused += 1;
        else expect({ status, message }).toBe("a picture or a reason");
      }
    expect(seen.taken + seen.refused).toBe(4 * ALTERED);
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(ALTERED / 3);
  },
  120_000,
);
