import { z } from "zod";
import { idParam, success } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH } from "../../limits.ts";
import { requiredText } from "../../text-field.ts";
import { diskTexts } from "./disk-texts.ts";

const required = diskTexts.allRequired;

/** `folder` is on the server's disk, and `address` is where it is served. `key` is the content of the folder's file `key`. */
export const diskAccountInput = z.object(
  {
    name: requiredText("Name", MAX_LENGTH.name, required),
    folder: requiredText("Folder", MAX_LENGTH.secret, required),
    address: z.url(diskTexts.invalidAddress),
    key: requiredText("Key", MAX_LENGTH.secret, required),
  },
  required,
);
export type DiskAccountInput = z.output<typeof diskAccountInput>;

/** `key` is always the mask. */
export const diskAccount = diskAccountInput.extend({ id: z.string() });
export type DiskAccount = z.infer<typeof diskAccount>;

const params = idParam(diskTexts.notFound);

export const listDiskAccounts = endpoint("GET", "/disk-accounts", {
  response: z.array(diskAccount),
});
export const addDiskAccount = endpoint("POST", "/disk-accounts", {
  body: diskAccountInput,
  response: diskAccount,
  status: 201,
});
export const deleteDiskAccount = endpoint("DELETE", "/disk-accounts/:id", {
  params,
  response: success,
});
