import type { DeploymentType } from "../deployment.ts";
import { aws } from "./aws/forecast.ts";
import { cloudflare } from "./cloudflare/forecast.ts";
import type { HostForecaster } from "./forecast.ts";
import { netlify } from "./netlify/forecast.ts";

/** The forecasts of all hosts, in a file apart from the registry of hosts, which is part of the dashboard's first load. */
export const forecasters: Record<DeploymentType, HostForecaster> = {
  netlify,
  aws,
  cloudflare,
};
