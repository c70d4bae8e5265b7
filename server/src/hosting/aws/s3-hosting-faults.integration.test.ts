import { sandboxAccessKeyId, secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { DeleteBucketCommand, DeleteObjectCommand } from "@aws-sdk/client-s3";
import { describe, expect, test } from "vitest";
import { failureOf, longestPauseOf, publishOf } from "../test-support.ts";
import { createBucket } from "./create-bucket.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { opening, page, place, s3HostingPerTest } from "./test-support.ts";

const { control, account, administrator, hostingOf, liveSite } = s3HostingPerTest();

const { bucket } = place;

describe("a deployment that goes wrong", () => {
  test("survives dropped connections, errors and SlowDown", async () => {
    const slow = "<Error><Code>SlowDown</Code></Error>";
    await control.fault({ match: "PUT style.css", status: 503, times: 2, body: slow });
    await control.fault({ match: "PUT og.png", dropConnection: true });
    await control.fault({ match: "PUT about", when: "after", dropConnection: true });
    await control.fault({ match: "PUT k3f9/index.html", status: 500 });
    const { siteUrl } = await liveSite(page("111"));
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
  });

  test("waits as long as the store demands, and throws when that is longer than a pause", async () => {
    const slow = (headers: Record<string, string>) => ({
      match: "PUT style.css",
      status: 503,
      headers,
      body: "<Error><Code>SlowDown</Code></Error>",
    });
    await control.fault(slow({ "retry-after": "4" }));
    const { input, lastSaved } = publishOf(page("111"));
    expect(await longestPauseOf(() => hostingOf().publish(input))).toBeGreaterThan(3_500);
    const state = lastSaved();
    await control.requests();

    await control.fault(slow({ "retry-after": "60" }));
    const next = publishOf({ ...page("111"), "style.css": "h2{}" }, state);
    const failure = await failureOf(hostingOf().publish(next.input));
    expect(failure).toMatchObject({ kind: "rate-limited", retryAt: expect.any(Date) });
    expect(Number(failure.retryAt) - Date.now()).toBeGreaterThan(55_000);
    expect((await control.requests()).filter((line) => /PUT .*style/.test(line))).toHaveLength(1);
  });

  test("cut half-way keeps the old front page; the next try sends the rest and forgets nothing", async () => {
    const { hosting, state, siteUrl } = await liveSite({ ...page("111"), "gone.html": "old" });
    await control.fault({ match: "PUT k3f9/index.html", status: 500, times: 5 });
    const cut = publishOf({ ...page("222"), "new.html": "new" }, state);
    expect(await failureOf(hosting.publish(cut.input))).toMatchObject({
      kind: "unavailable",
      message: "AWS is not answering. Nothing was lost; please try again in a few minutes.",
    });
    expect((await control.visit(siteUrl)).text).toBe("<h1>111</h1>");
    expect(cut.lastSaved()?.manifest).toMatchObject({
      "index.html": "",
      "new.html": "",
      "gone.html": "",
    });

    const next = await hosting.publish(publishOf(page("222"), cut.lastSaved()).input);
    expect(next.sent).toEqual(["index.html", "about/index.html"]);
    expect(next.removed.toSorted()).toEqual(["gone.html", "new.html"]);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
    expect((await control.visit(siteUrl, "new.html")).status).toBe(404);
  });

  test("finds the bucket gone, and all is sent once it is there again", async () => {
    const { hosting, state } = await liveSite(page("111"));
    await hosting.remove(state);
    await deleteBucket();
    const failure = { kind: "missing-target", message: `Bucket ${bucket} no longer exists.` };
    expect(await failureOf(hosting.prepare())).toMatchObject(failure);
    const late = publishOf(page("222"), state);
    expect(await failureOf(hosting.publish(late.input))).toMatchObject(failure);
    await hosting.remove(state);

    await createBucket(account(), place);
    await makeBucketPublic(account(), opening);
    const { siteUrl } = await hosting.prepare();
    expect((await hosting.publish(publishOf(page("222"), state).input)).sent).toHaveLength(5);
    expect((await control.visit(siteUrl)).text).toBe("<h1>222</h1>");
  });

  test("recognizes a key that may not write, and a deletion that S3 refused inside a 200", async () => {
    const { hosting, state } = await liveSite({ ...page("111"), "old.html": "old" });
    const forbidden = {
      kind: "forbidden",
      message: `This key may not write to ${bucket}. Attach the policy shown in Settings.`,
    };
    const denied = { accessKeyId: sandboxAccessKeyId, action: "s3:DeleteObject" };
    await control.set("deny", denied);
    const next = publishOf(page("222"), state);
    expect(await failureOf(hosting.publish(next.input))).toMatchObject(forbidden);
    await control.set("deny", { accessKeyId: sandboxAccessKeyId, action: "s3:PutObject" });
    const again = hosting.publish(publishOf(page("333"), next.lastSaved()).input);
    expect(await failureOf(again)).toMatchObject(forbidden);
  });

  test.each([
    [500, "<Error><Code>InternalError</Code></Error>"],
    [200, "<DeleteResult><Error><Key>k</Key><Code>InternalError</Code></Error></DeleteResult>"],
  ])(
    "distinguishes a deletion that failed at S3 with %i from one that is forbidden",
    async (...row) => {
      const [status, body] = row;
      const { hosting, state } = await liveSite(page("111"));
      await control.fault({ match: "POST delete", times: 5, status, body });
      expect(await failureOf(hosting.remove(state))).toMatchObject({ kind: "unavailable" });
    },
  );

  test("recognizes a revoked key, and prints neither key nor signature", async () => {
    const { hosting, state } = await liveSite(page("111"));
    await control.set("keys", { accessKeyId: sandboxAccessKeyId, revoked: true });
    await hosting.prepare();
    const failure = await failureOf(hosting.publish(publishOf(page("222"), state).input));
    expect(failure).toMatchObject({
      kind: "credential",
      message: "AWS does not accept this access key or secret. Check both in Settings.",
    });
    expect(failure.printed).not.toContain(secretKeyFor(sandboxAccessKeyId));
    expect(failure.printed).not.toMatch(/AKIA|Signature=/);
  });

  test("follows a bucket to its region once, and no further", async () => {
    const redirect = { status: 301, headers: { "x-amz-bucket-region": "eu-west-1" } };
    await control.fault({ match: "HEAD .", ...redirect });
    await control.fault({
      match: "HEAD .",
      status: 301,
      headers: { "x-amz-bucket-region": "eu-west-3" },
    });
    expect(await failureOf(hostingOf().prepare())).toMatchObject({ kind: "unavailable" });
    await control.fault({
      match: "HEAD .",
      status: 301,
      headers: { "x-amz-bucket-region": "evil.example/" },
    });
    expect(await failureOf(hostingOf().prepare())).toMatchObject({ kind: "rejected" });
  });
});

async function deleteBucket(): Promise<void> {
  const client = administrator();
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: "404.html" }));
  await client.send(new DeleteBucketCommand({ Bucket: bucket }));
  client.destroy();
}
