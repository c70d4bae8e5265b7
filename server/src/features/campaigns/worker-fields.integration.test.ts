import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveReader, makeCampaign, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

test.each([
  { deploymentUrl: "https://elsewhere.example/" },
  { deploymentUrl: "javascript:alert(1)", lastDeployed: "2001-01-01T00:00:00.000Z" },
  { deploymentUrl: null, lastDeployed: null },
  { deploymentUrl: 7, lastDeployed: {} },
])(
  "saving %j with a campaign changes neither its address nor its time (decision 106)",
  async (given) => {
    const visitor = await product.signUp();
    const { id, deploymentUrl, lastDeployed } = await makeCampaign(visitor);
    const written = { deployed: true, deploymentUrl, lastDeployed };
    const body = { ...given, content: { cta: "Call now" } };
    const saved = await visitor.send(updateCampaign, { params: { id }, body });
    expect(saved.response).toMatchObject({ ...written, content: { cta: "Call now" } });
    const read = await visitor.send(getCampaign, { params: { id } });
    expect(read.response).toMatchObject(written);
    const { response } = await visitor.send(listCampaigns, { query: {} });
    expect(response.campaigns).toMatchObject([written]);
  },
);
