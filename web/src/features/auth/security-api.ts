import * as api from "@mainstreet/contract/sessions";
import type { ChangePasswordInput, Session } from "@mainstreet/contract/sessions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { send } from "../../lib/send.ts";
import { useShownAtOnce } from "../../lib/use-shown-at-once.ts";

const sessionsKey = ["sessions"];

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => send(api.listSessions, {}, { signal }),
  });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => send(api.endSession, { params: { id } }),
    ...useShownAtOnce(sessionsKey, (list: Session[], id: string) =>
      list.filter((session) => session.id !== id),
    ),
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => send(api.endOtherSessions, {}),
    ...useShownAtOnce(sessionsKey, (list: Session[]) => list.filter(({ current }) => current)),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordInput) => send(api.changePassword, { body }),
  });
}
