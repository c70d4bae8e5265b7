import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { getCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { countLeads } from "@mainstreet/contract/lead-counts";
import * as api from "@mainstreet/contract/leads";
import type { LeadDetail } from "@mainstreet/contract/leads";
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { messageOf } from "../../lib/api-error.ts";
import { download } from "../../lib/download.ts";
import { firstLeadDay, ownTimeZone } from "../../lib/lead-period.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastWithAction } from "../../lib/toasts.ts";
import type { LeadSearch } from "./lead-search.ts";

const POLL_MS = { list: 30_000, whileSending: 3_000, lead: 20_000 };

/** The queries that show leads or count them. */
const SHOWN = [["leads"], ["dashboard-metrics"], ["lead-counts"]];

/** The leads that a search finds, the newest first, page by page, and how many are in each state. */
export function useLeads(search: LeadSearch) {
  return useInfiniteQuery({
    queryKey: ["leads", search],
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listLeads, { query: { ...withTimeZone(search), cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // A user who is far down the list is reading, and does not wait for new leads.
    refetchInterval: ({ state: { data } }) =>
      (data?.pages.length ?? 0) > 2 ? false : POLL_MS.list,
  });
}

/** Days are those of the viewer, in whose time zone the list says when a lead arrived. */
export const withTimeZone = (search: LeadSearch): LeadSearch & { timeZone?: string } =>
  search.from === undefined && search.to === undefined
    ? search
    : { ...search, timeZone: ownTimeZone() };

/** The business or site whose leads are counted. */
export type LeadsOf = { businessId: string } | { campaignId: string };

/** How many leads each city had in the days that are counted, the most first. */
export function useLeadsByCity(of: LeadsOf) {
  return useQuery({
    queryKey: ["lead-counts", of],
    queryFn: ({ signal }) => {
      const query = { ...of, from: firstLeadDay(), timeZone: ownTimeZone() };
      return callApi(countLeads, { query }, { signal });
    },
    select: ({ cities }) => cities,
  });
}

/** One lead; fetched again while messages about it are on their way, and at intervals, as its link may be opened. */
export function useLead(id: string) {
  return useQuery({
    queryKey: ["lead", id],
    queryFn: ({ signal }) => callApi(api.getLead, { params: { id } }, { signal }),
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(isOnItsWay) ? POLL_MS.whileSending : POLL_MS.lead,
  });
}

const isOnItsWay = ({ state, dueAt }: LeadDetail["deliveries"][number]) =>
  state === "waiting" && Date.parse(dueAt) <= Date.now();

export type LeadChange = RequestOf<typeof api.updateLead>["body"];
type Change = LeadChange & {
  /** The text of the toast. */
  report: string;
  /** The values that 'Undo' restores; undefined for the undo itself. */
  before?: LeadChange | undefined;
};

/** Changes the outcome of a lead, with a toast that can undo it. */
export function useChangeLead(id: string) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ report: _report, before: _before, ...body }: Change) =>
      callApi(api.updateLead, { params: { id }, body }),
    onSuccess: async (saved, { report, before }) => {
      client.setQueryData(["lead", id], saved);
      if (before !== undefined) offerUndo(report, before);
      await Promise.all(SHOWN.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toastFailure(messageOf(error, "This could not be saved")),
  });
  const offerUndo = (report: string, before: LeadChange) =>
    toastWithAction(report, {
      label: "Undo",
      run: () => change.mutate({ ...before, report: "Undone" }),
    });
  return change;
}

/** Lists have changed afterwards, so they are fetched again. */
function useLeadsCall<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => Promise.all(SHOWN.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const useDeleteLead = () =>
  useLeadsCall((id: string) => callApi(api.deleteLead, { params: { id } }));

/** Erases what one person has sent, by phone number or email address. */
export const useErasePerson = () =>
  useLeadsCall((body: { phone: string; email: string }) => callApi(api.erasePerson, { body }));

/** Downloads what one person has sent. */
export const useSavePerson = () =>
  useMutation({
    mutationFn: (body: { phone: string; email: string }) =>
      download(api.exportPerson.path, body, api.exportPerson.timeoutMs),
    onError: (error) => toastFailure(messageOf(error, "The file could not be made.")),
  });

const MOST_SITES = "20";

/** The sites whose names match a few typed words. */
export function useSitesNamed(q: string) {
  return useQuery({
    queryKey: ["sites-named", q],
    queryFn: ({ signal }) =>
      callApi(listCampaigns, { query: { q, limit: MOST_SITES, sort: "updated" } }, { signal }),
    select: ({ campaigns }) => campaigns,
    placeholderData: keepPreviousData,
  });
}

/** The name of a site; undefined without an id, until it is known, and for a deleted site. */
export function useSiteName(id: string | undefined): string | undefined {
  return useQuery({
    queryKey: ["site-name", id],
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) => callApi(getCampaign, { params: { id } }, { signal }),
    select: ({ name }) => name,
    retry: false,
  }).data;
}
