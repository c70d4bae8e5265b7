import { signup } from "@mainstreet/contract/auth";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";

/** A signed-in user of the HTTP API. */
export type ApiUser = {
  /** Makes a site on the sandbox's Netlify account; returns its campaign's id. */
  createSite: (service: string) => Promise<string>;
  /** Waits until the deployment is done; returns the site's address. Throws Error when it failed. */
  deployedUrl: (id: string) => Promise<string>;
};

type Call = { method: string; path: string; token?: string; body?: object };

/** One call of the API. Throws Error for a response that is not a success. */
export async function ask<Schema extends z.ZodType>(
  url: string,
  { method, path, token, body }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}`);
  return schema.parse(await response.json());
}

/** Signs a user up at the product behind `url`. */
export async function signUp(url: string): Promise<ApiUser> {
  const person = {
    name: "Bench",
    email: `bench-${Date.now()}@example.com`,
    password: "correct horse",
  };
  const { token } = await ask(
    url,
    { method: "POST", path: signup.path, body: person },
    signup.shapes.response,
  );
  const read = (id: string) =>
    ask(url, { method: "GET", path: `/campaigns/${id}`, token }, getCampaign.shapes.response);

  async function createSite(service: string): Promise<string> {
    const body = {
      serviceName: service,
      city: "Winston-Salem",
      state: "NC",
      phone: "3365550142",
      netlifyTokenId: "default",
    };
    const call = { method: "POST", path: createCampaign.path, token, body };
    return (await ask(url, call, createCampaign.shapes.response)).id;
  }

  async function deployedUrl(id: string): Promise<string> {
    for (;;) {
      const { deploymentStatus, deploymentUrl, deploymentMessage } = await read(id);
      if (deploymentStatus === "deployed" && deploymentUrl) return deploymentUrl;
      if (deploymentStatus === "failed") throw new Error(deploymentMessage);
      await pause(10);
    }
  }

  return { createSite, deployedUrl };
}
