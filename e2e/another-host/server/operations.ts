import * as api from "@mainstreet/contract/hosts/disk/disk-accounts";
import { describe } from "../../openapi/describe.ts";
import { nameSchema } from "../../openapi/named-schemas.ts";
import { CREDENTIALS_ID } from "../../openapi/samples.ts";
import type { HostDocument } from "../host.ts";

nameSchema(api.diskAccount, "DiskAccount");

const input = { name: "Disk", folder: "/srv/sites", address: "http://127.0.0.1/", key: "open" };
const account = { ...input, id: CREDENTIALS_ID, key: "..." };

export const diskDocument: HostDocument = {
  choice: { diskAccountId: CREDENTIALS_ID, diskSection: "trade" },
  tags: { "disk-accounts": "Folders on disk." },
  operations: [
    describe(api.listDiskAccounts, "listDiskAccounts", {
      summary: "List the folders",
      description: "Keys are only ever returned as masks.",
      response: [account],
    }),
    describe(api.addDiskAccount, "addDiskAccount", {
      summary: "Add a folder",
      description: "The key is checked before it is saved.",
      request: input,
      response: account,
    }),
    describe(api.deleteDiskAccount, "deleteDiskAccount", {
      summary: "Remove a folder",
      description: "Sites stay up.",
      response: { success: true },
    }),
  ],
};
