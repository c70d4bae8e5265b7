import {
  addNetlifyToken,
  deleteNetlifyToken,
  updateNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const TOKEN = "nfp_storyToken000000001";

async function visitorWithToken(token: string) {
  const visitor = await product.signUp();
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { visitor, netlifyTokenId: response.id };
}

async function pageOf(url: string | null): Promise<string> {
  return String(await liveReader(product)(url ?? ""));
}

const deploy = (visitor: Visitor, id: string) => visitor.send(redeployCampaign, { params: { id } });

test("an edited phone sends only the files that show it; without a change nothing is sent, and it says so [spec 3, 7]", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const params = { id: campaign.id };
  await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");

  await clearJournal(product.netlify);
  const { status, response } = await deploy(visitor, campaign.id);
  expect(status).toBe(200);
  expect(response).toMatchObject({ success: true, message: "Campaign redeployed successfully!" });
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0199");
  const uploads = (await journal(product.netlify)).filter(
    ({ method, path }) => method === "PUT" && path.includes("/files/"),
  );
  expect(uploads.map(({ path }) => path.split("/files/")[1])).toContain("index.html");
  expect(uploads.length).toBeLessThan(4);

  await clearJournal(product.netlify);
  const again = await deploy(visitor, campaign.id);
  expect(again.response.message).toBe(texts.campaigns.nothingChanged);
  expect((await journal(product.netlify)).filter(({ method }) => method !== "GET")).toEqual([]);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
});

// This test runs before any site of this file moves, since requests to the place that a site left would be counted too.
test("deleting a token never falls back to the operator's account", async () => {
  const { visitor, netlifyTokenId } = await visitorWithToken("nfp_deletedLater00001");
  const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
  await visitor.send(deleteNetlifyToken, { params: { id: netlifyTokenId } });
  await clearJournal(product.netlify);
  const { status, failure } = await deploy(visitor, campaign.id);
  expect(status).toBe(400);
  expect(failure.message).toBe("Please select a Netlify token");
  expect(await journal(product.netlify)).toEqual([]);
});

test.runIf(IS_LONG)(
  "Netlify down: it says so, the old version still serves, and Deploy Site works once it is back",
  async () => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    const params = { id: campaign.id };
    await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0111" } } });
    await control(product.netlify, "faults", {
      match: "* /api/v1/",
      status: 503,
      times: 1_000,
      when: "before",
    });
    const { status, failure } = await deploy(visitor, campaign.id);
    expect(status).toBe(502);
    expect(failure.message).toContain("Netlify is not answering");
    await clearFaults(product.netlify);
    const { response: failed } = await visitor.send(getCampaign, { params });
    expect(failed).toMatchObject({ deploymentStatus: "failed", isLive: true });
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
    expect((await deploy(visitor, campaign.id)).response.success).toBe(true);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0111");
    expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
  },
  60_000,
);

test("a revoked token is named as the cause, our session stays, and a new token repairs it", async () => {
  const token = "nfp_revokedLater00001";
  const { visitor, netlifyTokenId } = await visitorWithToken(token);
  const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
  await control(product.netlify, "tokens", { token, revoked: true });
  await visitor.send(updateCampaign, {
    params: { id: campaign.id },
    body: { main: { phone: "(336) 555-0122" } },
  });
  const refused = await deploy(visitor, campaign.id);
  expect(refused.status).toBe(502);
  expect(refused.failure.message).toBe(
    "Netlify rejected this token. Create a new one and update it in Settings.",
  );
  expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "New", token: TOKEN } });
  await visitor.send(updateDeploymentSettings, {
    params: { id: campaign.id },
    body: { deploymentType: "netlify", netlifyTokenId: response.id },
  });
  const repaired = await deploy(visitor, campaign.id);
  expect(repaired.response).toMatchObject({ success: true, status: "deployed" });
  expect(await pageOf(repaired.response.deploymentUrl)).toContain("555-0122");
}, 60_000);

test("a campaign says whether what is saved differs from what is live, in every response", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const params = { id: campaign.id };
  const save = (phone: string) =>
    visitor.send(updateCampaign, { params, body: { main: { phone } } });
  const isOutdated = async () =>
    (await visitor.send(getCampaign, { params })).response.hasUnpublishedChanges;
  expect(campaign.hasUnpublishedChanges).toBe(false);
  expect((await save("(336) 555-0155")).response.hasUnpublishedChanges).toBe(true);
  expect(await isOutdated()).toBe(true);
  await save(campaign.phone);
  expect(await isOutdated()).toBe(false);

  await save("(336) 555-0155");
  await control(product.netlify, "faults", {
    match: "PUT /files/",
    status: 422,
    times: 1_000,
    when: "before",
  });
  expect((await deploy(visitor, campaign.id)).status).toBe(502);
  await clearFaults(product.netlify);
  expect(await isOutdated()).toBe(true);
  await deploy(visitor, campaign.id);
  expect(await isOutdated()).toBe(false);

  const { response: token } = await visitor.send(addNetlifyToken, {
    body: { name: "Mine", token: "nfp_unpublished0000001" },
  });
  const body = { deploymentType: "netlify" as const, netlifyTokenId: token.id };
  const moved = await visitor.send(updateDeploymentSettings, { params, body });
  expect(moved.response.hasUnpublishedChanges).toBe(true);
  await deploy(visitor, campaign.id);
  await visitor.send(deleteNetlifyToken, { params: { id: token.id } });
  expect(await isOutdated()).toBe(false);
});

test("Netlify's messages about the operator's account are for the operator only, those about an own account for the user", async () => {
  const secret = "team acme-operator is over its plan";
  // A redirect of an earlier test's site may also get this fault.
  await control(product.netlify, "faults", {
    match: "POST /deploys\\?",
    status: 422,
    body: JSON.stringify({ message: secret }),
    times: 1_000,
    when: "before",
  });
  const guest = await makeCampaign(await product.signUp());
  expect(guest).toMatchObject({ deploymentStatus: "failed" });
  expect(guest.deploymentMessage).toMatch(/^The default Netlify account cannot take this site/);
  expect(JSON.stringify(guest)).not.toContain(secret);
  expect(product.logs.join("")).toContain(secret);

  const { visitor, netlifyTokenId } = await visitorWithToken("nfp_ownWords0000000001");
  const own = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
  expect(own.deploymentMessage).toBe(`Netlify refused this: ${secret}`);
});

test.runIf(IS_LONG)(
  "moved to another account while it deploys, a campaign goes live there and nowhere else [spec 1]",
  async () => {
    const { visitor, netlifyTokenId } = await visitorWithToken("nfp_movedFrom000000001");
    await control(product.netlify, "timings", { processingMs: 1_500 });
    const { response: made } = await visitor.send(createCampaign, {
      body: { ...PLUMBING, netlifyTokenId },
    });
    await expect
      .poll(
        async () =>
          (await visitor.send(getCampaign, { params: { id: made.id } })).response.deploymentStatus,
      )
      .toBe("deploying");
    const { response: other } = await visitor.send(addNetlifyToken, {
      body: { name: "Other", token: "nfp_movedTo00000000001" },
    });
    await visitor.send(updateDeploymentSettings, {
      params: { id: made.id },
      body: { deploymentType: "netlify", netlifyTokenId: other.id },
    });
    const moved = await endOfDeployment(visitor, made.id);
    await control(product.netlify, "timings", { processingMs: 50 });
    expect(moved).toMatchObject({ deploymentStatus: "deployed", netlifyTokenId: other.id });
    expect((await deploy(visitor, made.id)).response.message).toBe(texts.campaigns.nothingChanged);
  },
);

test.runIf(IS_LONG)(
  "a token replaced by another account's lets the next deployment make the site there",
  async () => {
    const { visitor, netlifyTokenId } = await visitorWithToken("nfp_replaced0000000001");
    const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
    await visitor.send(updateNetlifyToken, {
      params: { id: netlifyTokenId },
      body: { name: "Mine", token: "nfp_replacement0000001" },
    });
    const { status, response } = await deploy(visitor, campaign.id);
    expect(status).toBe(200);
    expect(response.deploymentUrl).not.toBe(campaign.deploymentUrl);
  },
);

test.runIf(IS_LONG)(
  "an upload cut half-way leaves the old version, and the next deployment repairs it",
  async () => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    await visitor.send(updateCampaign, {
      params: { id: campaign.id },
      body: { main: { phone: "(336) 555-0133" } },
    });
    await control(product.netlify, "faults", {
      match: "PUT /files/",
      dropConnection: true,
      times: 1_000,
      when: "before",
    });
    const { status } = await deploy(visitor, campaign.id);
    expect([502]).toContain(status);
    await clearFaults(product.netlify);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0142");
    expect((await deploy(visitor, campaign.id)).response.success).toBe(true);
    expect(await pageOf(campaign.deploymentUrl)).toContain("555-0133");
  },
  60_000,
);

test("a foreign token cannot be named, at creation or later", async () => {
  const { netlifyTokenId } = await visitorWithToken("nfp_somebodyElse00001");
  const stranger = await product.signUp();
  const campaign = await makeCampaign(stranger);
  const body = { deploymentType: "netlify" as const, netlifyTokenId };
  const settings = await stranger.send(updateDeploymentSettings, {
    params: { id: campaign.id },
    body,
  });
  expect(settings.status).toBe(404);
  expect(settings.failure.message).toBe("Netlify token not found");
});
