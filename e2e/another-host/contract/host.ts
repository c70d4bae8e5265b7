import { z } from "zod";
import type { HostDescription } from "../host.ts";
import { diskTexts } from "./disk-texts.ts";

/** A folder on the server's disk, with a folder for each campaign. */
export const disk = {
  label: "Folder",
  provider: "The disk",
  choice: {
    diskAccountId: {
      schema: (message) => z.union([z.literal(""), z.uuid(message)], message),
      missing: diskTexts.selectAccount,
    },
    diskSection: {
      schema: () => z.string().regex(/^[a-z]*$/),
      missing: { creation: "Please name a section", settings: "Please name a section" },
    },
  },
  lastUsed: { diskAccountId: z.string().nullable() },
  isOperators: () => false,
  facts: { diskSection: "Section" },
  readsHeadersFile: false,
  isAlwaysHttps: true,
  errorWords: { account: ["key"], retry: [] },
  ownDomains: { arePossible: false, place: "a folder" },
  addressOf: ({ folder, choice }) => `${choice["diskSection"] || "section"}/${folder}/`,
} as const satisfies HostDescription;
