/** What a site is about: its service and place. */
export type SiteSubject = { service: string; city: string; state: string; zip: string };

/**
 * What was last paid for, where a live campaign has been edited (decision 166); null: the row's own service and place. `before`: the
 * service and place that are live until a deployment after attempt `since` goes live.
 */
export type PaidFor = SiteSubject & { before?: SiteSubject & { since: number } };
