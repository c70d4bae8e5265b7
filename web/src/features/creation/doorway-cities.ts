/**
 * New pages of one business in more cities than this in which it shows nothing, and the doorway rule of search engines is to be thought
 * of (GS-12).
 */
export const DOORWAY_CITIES = 30;
