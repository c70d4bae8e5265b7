// What the phone page shares with the server. It imports nothing, so that the page stays small.

/** Photos that one message from a phone may have. */
export const PHOTOS_BY_LINK = 6;
/** The refusal of a picture that the server does not have, or no longer. The page uploads it again then. */
export const PICTURE_GONE = "This picture is not there. Please upload it again.";
/** The header of the phone page's requests that carries the link's token: an address would be logged. */
export const LINK_TOKEN = "x-link-token";
/** The first folder of the page's address; the token is the rest of it. */
export const LINK_PAGE = "add";
