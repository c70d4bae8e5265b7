/** True in the long tier, which has the second ways and the large sizes. */
export const IS_LONG = process.env["TEST_SIZE"] === "long";
