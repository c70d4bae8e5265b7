import { backoffMs, sleep } from "../../platform/http-client/backoff.ts";
import { readSdkError } from "./admin-client.ts";

const TRIES = 5;

/** The error codes with which stores of other makers refuse a setting that they do not have. */
const NO_SUCH_SETTING = ["MethodNotAllowed", "NotImplemented"];

/** Undefined when AWS responds with one of the codes: a setting that was never set, or that the store does not have, is no failure. */
export async function readSetting<T>(
  setting: Promise<T>,
  ...codes: string[]
): Promise<T | undefined> {
  try {
    return await setting;
  } catch (error) {
    if ([...codes, ...NO_SUCH_SETTING].includes(readSdkError(error).code)) return undefined;
    throw error;
  }
}

/** Retries a step with a bucket that has just been created or changed: AWS refuses some steps until the change has taken effect. */
export async function retryStep<T>(step: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await step();
    } catch (error) {
      const { code } = readSdkError(error);
      if (n >= TRIES || !["OperationAborted", "AccessDenied"].includes(code)) throw error;
      await sleep(backoffMs(n));
    }
  }
}
