import { countOf } from "@mainstreet/contract/count";

/** What the pages of businesses report. */
export const messages = {
  created: "Business added",
  saved: "Business saved",
  saveFailed: "Failed to save the business",
  listFailed: "Failed to load your businesses",
  fetchFailed: "Failed to load the business",
  deleted: (name: string) => `${name} was deleted. Its sites are still there.`,
  deleteFailed: "Failed to delete the business",
  askToPublish: (sites: number) =>
    `${countOf(sites, "live site")} ${sites === 1 ? "shows" : "show"} the old values. Publish the change now?`,
  redeploying: (requested: number, withoutAccount: number) =>
    `${countOf(requested, "deployment")} started.` +
    (withoutAccount > 0
      ? ` ${countOf(withoutAccount, "site")} could not start: no account to publish to.`
      : ""),
  redeployFailed: "Failed to start the deployments",
  grouped: (sites: number, name: string) =>
    `${countOf(sites, "site")} now ${sites === 1 ? "belongs" : "belong"} to ${name}.`,
  groupFailed: "Failed to group the sites",
};
