import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { clearFaults, control, journal } from "../../../test/provider-controls.ts";
import { asTenant } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { fetchPicture, picture, postPicture } from "../../../test/pictures/pictures.ts";
import { usePictures } from "./use-pictures.ts";

const ACCESS_KEY = "AKIAOFTHEOPERATOR001";
const MEDIA_URL = `s3://${ACCESS_KEY}:${encodeURIComponent(secretKeyFor(ACCESS_KEY))}@operators-media/pictures`;

let product: Product;

async function newCaller() {
  const visitor = await product.signUp();
  return { app: product.app, token: visitor.token, userId: visitor.user.id, visitor };
}

const countOf = async (table: string, hash: string) => {
  const { rows } = await product.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where hash = ${hash}`,
  );
  return rows[0]?.count;
};

const makeOlder = (hash: string) =>
  product.db.execute(
    sql`update pictures set created_at = now() - interval '25 hours' where hash = ${hash}`,
  );

describe.each([
  ["in the database", {}],
  ["in the bucket of MEDIA_URL", { MEDIA_URL }],
])("%s", (_, settings) => {
  beforeAll(async () => {
    product = await startProduct(settings);
    const { visitor } = await newCaller();
    const body = { name: "Operator", accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
    const { response } = await visitor.send(addAwsCredentials, { body });
    const bucket = { params: { id: response.id }, body: { bucketName: "operators-media" } };
    expect((await visitor.send(createBucket, bucket)).status).toBeLessThan(300);
  });
  afterAll(async () => {
    await product.assertSound();
    await product.close();
  });

  test("a picture is there until nothing has named it for a day", async () => {
    const caller = await newCaller();
    const { userId } = caller;
    const kept = await postPicture(caller, await picture(300, 200, 3).png().toBuffer());
    const loose = await postPicture(caller, await picture(300, 200, 5).png().toBuffer());
    expect((await fetchPicture(caller, kept.hash, "300.webp")).statusCode).toBe(200);
    const holder = { userId, holderId: newId(), at: "pictures" };
    await asTenant(product.db, userId, (tx) => usePictures(tx, holder, [kept]));

    expect(await sweepPictures(product.deps)).toBe(0);
    await Promise.all([makeOlder(kept.hash), makeOlder(loose.hash)]);
    expect(await sweepPictures(product.deps)).toBe(1);
    expect((await fetchPicture(caller, loose.hash, "300.webp")).statusCode).toBe(404);
    expect(await countOf("picture_files", loose.hash)).toBe(0);
    expect((await fetchPicture(caller, kept.hash, "300.webp")).statusCode).toBe(200);

    await asTenant(product.db, userId, (tx) => usePictures(tx, holder, []));
    expect(await sweepPictures(product.deps)).toBe(1);
    expect((await fetchPicture(caller, kept.hash, "300.jpg")).statusCode).toBe(404);
    // Uploaded again, it exists again.
    await postPicture(caller, await picture(300, 200, 5).png().toBuffer());
    expect((await fetchPicture(caller, loose.hash, "300.webp")).statusCode).toBe(200);
  });

  test("an unused picture that is uploaded again is there for another day", async () => {
    const caller = await newCaller();
    const file = await picture(300, 200, 21).png().toBuffer();
    const { hash } = await postPicture(caller, file);
    await makeOlder(hash);
    expect((await postPicture(caller, file)).hash).toBe(hash);
    expect(await sweepPictures(product.deps)).toBe(0);
    expect((await fetchPicture(caller, hash, "300.webp")).statusCode).toBe(200);
  });

  test("only one's own pictures can be named, with the measures that they have", async () => {
    const [owner, stranger] = [await newCaller(), await newCaller()];
    const own = await postPicture(owner, await picture(300, 200, 9).png().toBuffer());
    const nameAs = ({ userId }: typeof owner, named: typeof own) =>
      asTenant(product.db, userId, (tx) =>
        usePictures(tx, { userId, holderId: newId(), at: "logo" }, [named]),
      ).then(
        () => "named",
        (error: Error) => error.message,
      );
    expect(await nameAs(owner, own)).toBe("named");
    expect(await nameAs(stranger, own)).toBe(pictureTexts.unknown);
    expect(await nameAs(owner, { ...own, widths: [99, 300] })).toBe(pictureTexts.unknown);
    expect(await nameAs(owner, { ...own, height: 1 })).toBe(pictureTexts.unknown);
  });

  test("two uploads of one file at the same time keep one picture", async () => {
    const caller = await newCaller();
    const file = await picture(300, 200, 13).png().toBuffer();
    const [one, other] = await Promise.all([postPicture(caller, file), postPicture(caller, file)]);
    expect([one?.status, other?.status]).toEqual([201, 201]);
    expect(one?.hash).toBe(other?.hash);
    expect(await countOf("pictures", one?.hash ?? "")).toBe(1);
    expect((await fetchPicture(caller, one?.hash ?? "", "300.webp")).statusCode).toBe(200);
  });
});

describe("a bucket for pictures", () => {
  beforeAll(async () => {
    product = await startProduct({ MEDIA_URL });
  });
  afterAll(() => product.close());

  test("that does not exist is the operator's fault: the user reads that it does not work now", async () => {
    const caller = await newCaller();
    const file = await picture(300, 200, 17).png().toBuffer();
    const refused = await postPicture(caller, file);
    expect(refused).toMatchObject({ status: 503, message: pictureTexts.storeUnavailable });
    expect(await countOf("pictures", refused.hash ?? "")).toBe(0);
    expect(product.logs.join("")).toContain("request failed");
    expect(product.logs.join("")).not.toContain(secretKeyFor(ACCESS_KEY));
  });

  test("holds all files under the hash, and nothing of them is in the database", async () => {
    const caller = await newCaller();
    const body = { name: "Operator", accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
    const { response } = await caller.visitor.send(addAwsCredentials, { body });
    await caller.visitor.send(createBucket, {
      params: { id: response.id },
      body: { bucketName: "operators-media" },
    });
    const { hash, widths } = await postPicture(
      caller,
      await picture(1000, 700, 19).jpeg().toBuffer(),
    );
    expect(widths).toEqual([480, 1000]);
    const puts = (await journal(product.s3)).filter(({ path }) => path.includes(hash));
    const names = puts.map(({ path }) => path.slice(path.lastIndexOf("/") + 1)).toSorted();
    expect(names).toEqual(["1000.jpg", "1000.webp", "480.jpg", "480.webp"]);
    const { rows } = await product.db.execute(
      sql`select distinct content is null as "isElsewhere" from picture_files where hash = ${hash}`,
    );
    expect(rows).toEqual([{ isElsewhere: true }]);
    // A fault of the bucket is not a missing picture.
    await control(product.s3, "faults", { match: "GET ", status: 500, times: 100, when: "before" });
    expect((await fetchPicture(caller, hash, "480.webp")).statusCode).toBe(503);
    await clearFaults(product.s3);
    expect((await fetchPicture(caller, hash, "480.webp")).statusCode).toBe(200);
  });
});
