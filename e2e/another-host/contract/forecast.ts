import type { HostForecaster } from "../forecast.ts";

/** A folder on a disk: no limits and no price. */
export const disk: HostForecaster = {
  terms: {
    name: "Folder",
    https: { isAlways: false, text: "Where the folder is served with it" },
    limits: "The space on the disk.",
    whenUsedUp: "Deployments fail until there is space again.",
    brief: { limits: "Its space", whenUsedUp: "Deployments fail" },
    monthOfVisits: () => "$0",
    afterMove: () => "A small page stays at each old address.",
    suitsManySites: false,
  },
  forecast: () => ({
    time: { ms: 0, because: "as fast as the disk writes" },
    price: { amount: "$0", text: "A folder costs nothing.", isAboveFreePlan: false },
  }),
};
