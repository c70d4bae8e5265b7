/** Credits that one single page site costs (spec §9). */
export const SINGLE_SITE_COST = 1;
