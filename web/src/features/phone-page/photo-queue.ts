import type { DraftPhoto } from "../../lib/link-draft.ts";
import { LinkFailure, uploadPhoto } from "../../lib/link-requests.ts";

type Queue = {
  token: string;
  /** The photos in their order, as they are now. */
  photos: () => readonly DraftPhoto[];
  onProgress: (photo: DraftPhoto, share: number) => void;
  onUploaded: (photo: DraftPhoto) => void;
  /** Called when the server refuses a photo for good. */
  onRefused: (photo: DraftPhoto, reason: string) => void;
  onWaiting: (reason: string) => void;
};

const PAUSE_MS = 4_000;

/** Resolves after a pause, or as soon as the phone reports that it is connected again. */
export function untilNextTry(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PAUSE_MS);
  addEventListener(
    "online",
    () => {
      clearTimeout(timer);
      resolve();
    },
    { once: true },
  );
  return promise;
}

/**
 * Sends photos one after another, and repeats each until it has arrived. Call `start` whenever a photo was added; it throws
 * {@link LinkFailure} when the link itself is refused, and the photos stay.
 */
export function photoQueue(queue: Queue): { start: () => Promise<void> } {
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    for (;;) {
      const photo = queue.photos().find(({ picture }) => picture === undefined);
      if (!photo) return;
      await uploadOne(photo);
    }
  }
  async function uploadOne(photo: DraftPhoto): Promise<void> {
    try {
      const onProgress = (share: number) => queue.onProgress(photo, share);
      photo.picture = await uploadPhoto(queue.token, photo.blob, onProgress);
      queue.onUploaded(photo);
    } catch (error) {
      if (!(error instanceof LinkFailure)) throw error;
      if (error.isAboutContent) return queue.onRefused(photo, error.message);
      queue.onProgress(photo, 0);
      if (error.isFinal) throw error;
      queue.onWaiting(error.status === 0 ? OFFLINE : error.message);
      await untilNextTry();
    }
  }
  return {
    start() {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Shown while there is no connection; nothing is lost then. */
export const OFFLINE =
  "No connection. Your photos are kept on this phone, and go on by themselves when it is back.";
