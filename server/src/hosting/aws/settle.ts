import { backoffMs, sleep } from "../../platform/http-client/backoff.ts";
import { readSdkError } from "./admin-client.ts";

const TRIES = 5;

/** How stores of other makers refuse a setting that they do not have. */
const NO_SUCH_SETTING = ["MethodNotAllowed", "NotImplemented"];

/** Undefined when AWS answers with one of the codes: that a setting was never made, or that the store has none such, is no failure. */
export async function unless<T>(setting: Promise<T>, ...codes: string[]): Promise<T | undefined> {
  try {
    return await setting;
  } catch (error) {
    if ([...codes, ...NO_SUCH_SETTING].includes(readSdkError(error).code)) return undefined;
    throw error;
  }
}

/** Runs a step again for as long as a bucket that has just been made, or just been changed, needs to settle. */
export async function settle<T>(step: () => Promise<T>): Promise<T> {
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
