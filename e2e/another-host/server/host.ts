import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/hosts/disk/disk-accounts";
import { diskTexts } from "@mainstreet/contract/hosts/disk/disk-texts";
import { and, eq } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import type { Host } from "../host.ts";
import { NO_ACCOUNT } from "../no-account.ts";
import { hostCredentials } from "../tables.ts";
import {
  assertKey,
  deleteAccount,
  insertAccount,
  isOwned,
  readDiskAccounts,
  openAccount,
} from "./accounts.ts";
import { createDiskHosting } from "./disk-hosting.ts";
import { diskDocument } from "./operations.ts";

export const disk: Host = {
  deployLimits: undefined,
  mayHoldUnrecordedSite: false,
  async chooseAccount(tx, { userId }, { diskAccountId, diskSection }) {
    const nowhere = { ...NO_ACCOUNT, deploymentType: "disk" as const };
    if (!diskAccountId) {
      const hasSome = (await tx.$count(hostCredentials, isOwned(userId))) > 0;
      if (hasSome) throw invalidField("diskAccountId", diskTexts.selectAccount.creation);
      return nowhere;
    }
    const [owned] = await tx
      .select({ id: hostCredentials.id })
      .from(hostCredentials)
      .where(and(isOwned(userId), eq(hostCredentials.id, diskAccountId)))
      // Stays until the campaign that names it is written.
      .for("key share");
    if (!owned) throw notFound(diskTexts.notFound);
    if (!diskSection) throw invalidField("diskSection", "Please name a section");
    const hostChoice = { diskSection };
    return { ...nowhere, account: "own", hostCredentialsId: diskAccountId, hostChoice };
  },
  presentChoice: ({ hostCredentialsId, hostChoice }) => ({
    diskAccountId: hostCredentialsId,
    diskSection: hostChoice["diskSection"] ?? null,
  }),
  presentLastUsed: (choice) => ({ diskAccountId: choice?.diskAccountId ?? null }),
  targetOf: ({ hostChoice, sitePrefix }) => `${hostChoice?.["diskSection"]}/${sitePrefix}`,
  async open(deps, { userId, hostCredentialsId: id, hostChoice, sitePrefix: prefix }) {
    if (!id) return undefined;
    const account = await asTenant(deps.db, userId, (tx) => openAccount(tx, deps, { userId, id }));
    const section = hostChoice?.["diskSection"] ?? "";
    return account && createDiskHosting({ ...account, section, prefix });
  },
  registerRoutes(app, deps) {
    const { db } = deps;
    route(app, api.listDiskAccounts, ({ userId }) =>
      asTenant(db, userId, (tx) => readDiskAccounts(tx, userId)),
    );
    route(app, api.addDiskAccount, async ({ userId, body }) => {
      await assertKey(body);
      return asTenant(db, userId, (tx) => insertAccount(tx, deps, { userId, input: body }));
    });
    route(app, api.deleteDiskAccount, async ({ userId, params }) => {
      await asTenant(db, userId, (tx) => deleteAccount(tx, userId, params.id));
      return done;
    });
  },
  document: diskDocument,
};
