import { fileURLToPath } from "node:url";
import { type Run, runProgram } from "./run-program.ts";

const ours = fileURLToPath(new URL("./publish-folder.ts", import.meta.url));

/** Brings what is in a folder to a bucket at that address. */
export type Uploader = (address: string) => Promise<Run>;

/** The folder of the sites, our file of what is live, and rclone's of its settings. */
export type Folders = { sites: string; live: string; settings: string };

const KEYS = {
  AWS_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
  AWS_SECRET_ACCESS_KEY: "an example",
  AWS_DEFAULT_REGION: "us-east-1",
  AWS_EC2_METADATA_DISABLED: "true",
  AWS_REQUEST_CHECKSUM_CALCULATION: "when_required",
};

/** Without certificates of this machine: rclone 1.60 stumbles over a bundle even where it speaks plain HTTP. */
function plainEnv(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { AWS_CA_BUNDLE: _, RCLONE_CA_CERT: __, ...env } = process.env;
  return { ...env, ...KEYS, ...more };
}

/** Our S3 client, in a process of its own, with what it knows to be live in a file. */
export const ourUploader =
  ({ sites, live }: Folders): Uploader =>
  (address) =>
    runProgram([process.execPath, ours, sites, address, live]);

/** As one who knows it well would set it: wide, one listing, digests for times, no look at what was just sent. */
const TUNED = [
  "--transfers=64",
  "--checkers=64",
  "--fast-list",
  "--checksum",
  "--s3-no-head",
  "--s3-no-check-bucket",
];

export const rclone =
  ({ sites, settings }: Folders): Uploader =>
  (address) =>
    runProgram(["rclone", "sync", "-q", ...TUNED, sites, "peer:benchmark"], {
      env: plainEnv({
        RCLONE_CONFIG: settings,
        RCLONE_CONFIG_PEER_TYPE: "s3",
        RCLONE_CONFIG_PEER_PROVIDER: "Other",
        RCLONE_CONFIG_PEER_ENDPOINT: address,
        RCLONE_CONFIG_PEER_ACCESS_KEY_ID: KEYS.AWS_ACCESS_KEY_ID,
        RCLONE_CONFIG_PEER_SECRET_ACCESS_KEY: KEYS.AWS_SECRET_ACCESS_KEY,
      }),
    });

export const awsSync =
  ({ sites }: Folders): Uploader =>
  (address) =>
    runProgram(
      ["aws", "--endpoint-url", address, "s3", "sync", "--quiet", sites, "s3://benchmark"],
      { env: plainEnv({}) },
    );
