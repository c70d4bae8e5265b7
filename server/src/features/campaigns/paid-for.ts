/** What a site is about: its service and place. */
export type SiteSubject = { service: string; city: string; state: string; zip: string };

/**
 * What was last paid for, where a live campaign has been edited (decision 166); null: the row's own service and place. `before`: what is live as
 * long as no deployment after attempt `since` went live.
 */
export type PaidFor = SiteSubject & { before?: SiteSubject & { since: number } };
