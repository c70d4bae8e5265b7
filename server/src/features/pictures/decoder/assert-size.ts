import { PICTURE_LIMIT } from "@mainstreet/contract/limits";
import { RefusedPicture } from "./refused-picture.ts";

/** Throws RefusedPicture for a size that we do not accept. */
export function assertSize({ width, height }: { width: number; height: number }): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > PICTURE_LIMIT.pixels) throw new RefusedPicture("tooManyPixels");
  if (shorter < PICTURE_LIMIT.shorterSide) throw new RefusedPicture("tooSmall");
  if (longer > shorter * PICTURE_LIMIT.proportion) throw new RefusedPicture("tooLong");
}
