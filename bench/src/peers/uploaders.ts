import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Run, runProgram } from "./run-program.ts";
import { startProgram } from "./long-running-program.ts";

const ours = fileURLToPath(new URL("./publish-folder.ts", import.meta.url));

/** Uploads a folder to a bucket at that address; `forget` deletes what it has stored about earlier uploads. */
export type Uploader = {
  upload: (address: string) => Promise<Run>;
  forget: () => Promise<unknown>;
};

/** The folder of the sites, and rclone's file of its settings. */
export type Folders = { sites: string; settings: string };

const KEYS = {
  AWS_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
  AWS_SECRET_ACCESS_KEY: "an example",
  AWS_DEFAULT_REGION: "us-east-1",
  AWS_EC2_METADATA_DISABLED: "true",
  AWS_REQUEST_CHECKSUM_CALCULATION: "when_required",
};

/** The environment without this machine's certificates: rclone 1.60 fails with a bundle even for plain HTTP. */
function plainEnv(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { AWS_CA_BUNDLE: _, RCLONE_CA_CERT: __, ...env } = process.env;
  return { ...env, ...KEYS, ...more };
}

/** One for each core: rclone uses them all, too. */
export const WORKERS = availableParallelism();

const spent = z.object({ cpu: z.number() });

/** Our S3 client in workers that run already, as the product's do, for as long as the work lasts. */
export async function withOurUploader<T>(
  { sites }: Folders,
  work: (ours: Uploader) => Promise<T>,
): Promise<T> {
  const workers = Array.from({ length: WORKERS }, (_, index) =>
    startProgram(ours, [sites, `${index}`, `${WORKERS}`]),
  );
  const sendAll = (line: string) => Promise.all(workers.map(({ send }) => send(line)));
  const upload = async (address: string): Promise<Run> => {
    const done = await sendAll(address);
    const wall = Math.max(...done.map((each) => each.wall));
    const cpu = done.reduce((sum, { line }) => sum + spent.parse(JSON.parse(line)).cpu, 0);
    return { wall, cpu, output: "" };
  };
  try {
    return await work({ upload, forget: () => sendAll("forget") });
  } finally {
    await Promise.all(workers.map(({ stop }) => stop()));
  }
}

/** The peers store nothing locally. */
const forget = () => Promise.resolve();

/** The settings of an expert: many transfers, one listing, digests instead of times, no check of what was just sent. */
const TUNED = [
  "--transfers=64",
  "--checkers=64",
  "--fast-list",
  "--checksum",
  "--s3-no-head",
  "--s3-no-check-bucket",
];

export const rclone = ({ sites, settings }: Folders): Uploader => ({
  forget,
  upload: (address) =>
    runProgram(["rclone", "sync", "-q", ...TUNED, sites, "peer:benchmark"], {
      env: plainEnv({
        RCLONE_CONFIG: settings,
        RCLONE_CONFIG_PEER_TYPE: "s3",
        RCLONE_CONFIG_PEER_PROVIDER: "Other",
        RCLONE_CONFIG_PEER_ENDPOINT: address,
        RCLONE_CONFIG_PEER_ACCESS_KEY_ID: KEYS.AWS_ACCESS_KEY_ID,
        RCLONE_CONFIG_PEER_SECRET_ACCESS_KEY: KEYS.AWS_SECRET_ACCESS_KEY,
      }),
    }),
});

export const awsSync = ({ sites }: Folders): Uploader => ({
  forget,
  upload: (address) =>
    runProgram(
      ["aws", "--endpoint-url", address, "s3", "sync", "--quiet", sites, "s3://benchmark"],
      { env: plainEnv({}) },
    ),
});
