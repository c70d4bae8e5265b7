// What the phone page shares with the server. It imports nothing, so that the page stays small.

/** Photos that one message from a phone may have. */
export const PHOTOS_BY_LINK = 6;
/** The refusal of a picture that the server does not have (any more). The page then uploads it again. */
export const PICTURE_GONE = "This picture is not there. Please upload it again.";
/** The header with the link's token in the phone page's requests: an address would be logged. */
export const LINK_TOKEN = "x-link-token";
/** The first folder of the page's address; the token is the rest of it. */
export const LINK_PAGE = "add";
