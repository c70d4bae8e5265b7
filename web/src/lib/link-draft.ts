import type { UploadedPicture } from "@mainstreet/contract/pictures";

/** A photo that will be sent; `picture` is set once the server has it. */
export type DraftPhoto = { id: string; blob: Blob; picture?: UploadedPicture };
/** The photos and the text that were chosen for a link. `key` names the message, so that it counts only once. */
export type LinkDraft = { key: string; text: string; place: string; photos: DraftPhoto[] };

const STORE = "drafts";

/** The browser's own database, which can store files. Without it a reload loses the draft, and nothing else. */
async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open("mainstreet-phone", 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  const database = await ended(opening);
  return database.transaction(STORE, mode).objectStore(STORE);
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () =>
    reject(request.error ?? new Error("The draft is not kept")),
  );
  return promise;
}

/** The stored draft of a link; undefined for none. */
export async function readLinkDraft(token: string): Promise<LinkDraft | undefined> {
  try {
    const kept = await ended<LinkDraft | undefined>((await openStore("readonly")).get(token));
    return kept;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or deletes it when it was sent. */
export async function keepLinkDraft(token: string, draft: LinkDraft | undefined): Promise<void> {
  try {
    const store = await openStore("readwrite");
    await (draft ? ended(store.put(draft, token)) : ended(store.delete(token)));
  } catch {
    // Private windows of some browsers store nothing.
  }
}
