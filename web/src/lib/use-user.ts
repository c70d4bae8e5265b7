import { user as userSchema } from "@mainstreet/contract/auth";
import type { User } from "@mainstreet/contract/auth";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "./session.ts";
import { storedUser } from "./stored-user.ts";

/** The signed-in user as stored; undefined when signed out or unreadable. */
export function useUser(): User | undefined {
  return readUser(useSyncExternalStore(onSessionChange, storedUser));
}

function readUser(stored: string | null): User | undefined {
  if (stored === null) return undefined;
  try {
    return userSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
