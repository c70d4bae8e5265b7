import { DEPLOYMENT_TYPES, type DeploymentType } from "@mainstreet/contract/deployment";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";

/** The host that the form of a move offers first: another one with https for all of many sites, or else the first other one. */
export function suggestedHost(from: DeploymentType): DeploymentType {
  const others = DEPLOYMENT_TYPES.filter((type) => type !== from);
  const best = others.find((type) => {
    const { https, suitsManySites } = forecasters[type].terms;
    return https.isAlways && suitsManySites;
  });
  return best ?? others[0] ?? from;
}
