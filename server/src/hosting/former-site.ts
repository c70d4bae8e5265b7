import type { HostingState } from "./provider.ts";

/** A site at an account that its campaign has left, until it is taken down. `message`: why it is still up, if that was tried. */
export type FormerSite = {
  id: string;
  deploymentType: "netlify" | "aws";
  account: "default" | "token" | "aws" | "none";
  netlifyTokenId: string | null;
  awsCredentialsId: string | null;
  awsBucketName: string | null;
  awsBucketRegion: string | null;
  netlifySiteId: string | null;
  siteName: string;
  sitePrefix: string;
  hostingState: HostingState | null;
  url: string;
  message: string;
};
