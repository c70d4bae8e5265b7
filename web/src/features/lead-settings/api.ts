import * as api from "@mainstreet/contract/lead-settings";
import type { LeadSettings, LeadSettingsOfBusiness } from "@mainstreet/contract/lead-settings";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const POLL_MS = 20_000;

const keyOf = (businessId: string) => ["lead-settings", businessId];

/** How the leads of a business are delivered; polled while an address waits for its confirmation. */
export function useLeadSettings(businessId: string) {
  return useQuery({
    queryKey: keyOf(businessId),
    queryFn: ({ signal }) =>
      callApi(api.readLeadSettings, { params: { id: businessId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.recipients.some(isUnconfirmed) ? POLL_MS : false,
  });
}

/** Nothing is sent to an address before its owner has confirmed it. */
export const isUnconfirmed = ({
  channel,
  confirmedAt,
}: LeadSettingsOfBusiness["recipients"][number]): boolean =>
  channel === "mail" && confirmedAt === null;

/** The settings without the rest of the response, in the form in which they are saved. */
export function plainOf(settings: LeadSettingsOfBusiness): LeadSettings {
  const { quietFrom, quietTo, timeZone, escalateAfter, retentionMonths } = settings;
  return { quietFrom, quietTo, timeZone, escalateAfter, retentionMonths };
}

type Saved = RequestOf<typeof api.saveLeadSettings>["body"];

/** Saves the settings; the response has the secrets of new addresses, which are stored nowhere. */
export function useSaveLeadSettings(businessId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Saved) =>
      callApi(api.saveLeadSettings, { params: { id: businessId }, body }),
    onSuccess: ({ webhookSecret: _webhook, smsSecret: _sms, ...saved }) =>
      client.setQueryData(keyOf(businessId), saved),
    gcTime: 0,
  });
}

type NewRecipient = RequestOf<typeof api.addLeadRecipient>["body"];

export function useAddRecipient(businessId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRecipient) =>
      callApi(api.addLeadRecipient, { params: { id: businessId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(businessId) }),
  });
}

export function useRemoveRecipient(businessId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recipientId: string) =>
      callApi(api.removeLeadRecipient, { params: { id: businessId, recipientId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(businessId) }),
  });
}
