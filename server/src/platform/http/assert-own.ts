import { texts } from "@mainstreet/contract/texts";
import { AppError } from "../../errors.ts";

/** Spec §7 lets some calls name a user: it must be the user who is signed in. Throws 403. */
export function assertOwn(userId: string, named: string | undefined): void {
  if (named === undefined || named === userId) return;
  throw new AppError({ status: 403, code: "FORBIDDEN", message: texts.auth.forbidden });
}
