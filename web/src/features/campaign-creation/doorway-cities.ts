/**
 * When one business gets new pages in more cities than this, and shows nothing in them, they may break the doorway rule of
 * search engines (GS-12).
 */
export const DOORWAY_CITIES = 30;
