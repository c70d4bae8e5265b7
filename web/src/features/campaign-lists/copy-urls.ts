import { texts } from "@mainstreet/contract/texts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import type { SelectableCampaign } from "./selection.ts";

const { urlsCopied, noUrls, copyFailed } = texts.campaignLists;

/** Copies the addresses of campaigns, one per line, and shows how many. */
export async function copyUrls(find: () => Promise<readonly SelectableCampaign[]>): Promise<void> {
  const urls = find().then((found) => found.flatMap(({ deploymentUrl }) => deploymentUrl ?? []));
  try {
    await write(urls);
    toastSuccess(urlsCopied((await urls).length));
  } catch {
    const found = await urls.catch(() => undefined);
    toastFailure(found?.length === 0 ? noUrls : copyFailed);
  }
}

/** Passes a promise of the text during the click: Safari refuses to write after an asynchronous wait. */
async function write(urls: Promise<string[]>): Promise<void> {
  const text = urls.then((found) => {
    if (found.length === 0) throw new RangeError(noUrls);
    return new Blob([found.join("\n")], { type: "text/plain" });
  });
  const written = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  await Promise.all([text, written]);
}
