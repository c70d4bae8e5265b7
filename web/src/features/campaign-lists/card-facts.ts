import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";

/** The title of a card: the firm, or the service where the firm has no name (spec §2). */
export function cardTitle({ company, serviceName }: ListedCampaign): string {
  return company.name || serviceName;
}

/** "Winston-Salem, NC 27101". */
export function cardPlace({ city, state, main }: ListedCampaign): string {
  return `${city}, ${state} ${main.zip}`.trim();
}

/** The date rule of spec §2: updated, else created, else none. */
export function cardDate({
  updatedAt,
  createdAt,
}: Pick<ListedCampaign, "updatedAt" | "createdAt">): string | undefined {
  return updatedAt || createdAt;
}

/** A published site stays up when its next deployment fails, so a card may need two badges. */
export function cardBadges({
  deployed,
  deploymentStatus,
}: Pick<ListedCampaign, "deployed" | "deploymentStatus">): DeploymentStatus[] {
  if (!deployed || deploymentStatus === "deployed") return [deploymentStatus];
  return deploymentStatus === "none" ? ["deployed"] : ["deployed", deploymentStatus];
}

/** Distinguishes two sites of one service in one city: company, street and web address, where present. */
export function distinguishingText({
  company,
  deploymentUrl,
}: Pick<ListedCampaign, "deploymentUrl"> & {
  company: { name: string; address: { street: string } };
}): string {
  const address = deploymentUrl?.replace(/^https?:\/\//, "").replace(/\/$/, "");
  const parts = [company.name, company.address.street, address].filter(Boolean);
  return parts.join(" – ") || "No company name, not deployed";
}
