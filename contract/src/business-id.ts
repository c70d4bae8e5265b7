import { z } from "zod";
import { businessTexts } from "./business-texts.ts";

/** A campaign's business in a request; null: none. In a file apart from the schemas of businesses, which only their pages load. */
export const businessId = z.uuid(businessTexts.invalidId).nullable();
