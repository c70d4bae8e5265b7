import type { Db } from "../platform/db/database.ts";
import { auditBusinesses } from "./audit-businesses.ts";
import {
  auditAcknowledged,
  auditDeployments,
  auditHttps,
  auditSettled,
} from "./audit-deployments.ts";
import {
  auditEffects,
  auditLiveSites,
  type ProviderEffect,
  type ReadLive,
} from "./audit-effects.ts";
import { auditDomains, auditServedNames } from "./audit-domains.ts";
import { auditErased } from "./audit-erased.ts";
import { auditEvidence } from "./audit-evidence.ts";
import { auditLedger } from "./audit-ledger.ts";
import { auditCreditNotes } from "./audit-credit-notes.ts";
import { auditInvoices } from "./audit-invoices.ts";
import { auditLeads } from "./audit-leads.ts";
import { auditMoves } from "./audit-moves.ts";
import { auditOperations } from "./audit-operations.ts";
import { auditOutbox, auditOutboxSettled } from "./audit-outbox.ts";
import { auditPictures } from "./audit-pictures.ts";
import { auditRefunds } from "./audit-refunds.ts";
import { auditRuns, auditRunsSettled } from "./audit-runs.ts";
import { auditSecrets } from "./audit-secrets.ts";
import { auditCampaignRefunds, auditTrash } from "./audit-trash.ts";
import type { AuditFinding } from "./finding.ts";
import { withoutStatementTimeout } from "./without-statement-timeout.ts";

/** Facts that the database alone cannot show. Each part widens the audit. */
export type AuditEvidence = {
  /** No request and no job is under way: nothing may be unfinished (I5). */
  isSettled?: boolean;
  /** Campaigns whose creation returned 201 (I4). */
  acknowledged?: string[];
  /** What the providers accepted, and with whose credential (I6). */
  effects?: ProviderEffect[];
  /** Secrets that must not be readable anywhere (I7). */
  secrets?: string[];
  /** Fetches published pages (I8). */
  readLive?: ReadLive;
  /** The names that hosts serve, without the sites' own names (I12). */
  servedNames?: string[];
};

/**
 * Checks the invariants I1 to I18 (there is no I13) of docs/architecture.md and returns every violation; an empty list means
 * that none was found.
 * Only reads.
 */
export async function audit(db: Db, evidence: AuditEvidence = {}): Promise<AuditFinding[]> {
  const {
    isSettled = false,
    acknowledged = [],
    effects = [],
    secrets = [],
    readLive,
    servedNames = [],
  } = evidence;
  const findings = await Promise.all([
    auditCredits(db),
    withoutStatementTimeout(db, auditDeployments),
    withoutStatementTimeout(db, auditHttps),
    withoutStatementTimeout(db, auditBusinesses),
    withoutStatementTimeout(db, auditEvidence),
    withoutStatementTimeout(db, auditPictures),
    withoutStatementTimeout(db, auditOperations),
    withoutStatementTimeout(db, auditOutbox),
    withoutStatementTimeout(db, auditLeads),
    withoutStatementTimeout(db, auditInvoices),
    withoutStatementTimeout(db, auditCreditNotes),
    withoutStatementTimeout(db, auditDomains),
    withoutStatementTimeout(db, auditTrash),
    auditServedNames(db, servedNames),
    isSettled ? auditSettled(db) : [],
    isSettled ? auditRunsSettled(db) : [],
    isSettled ? auditOutboxSettled(db) : [],
    auditAcknowledged(db, acknowledged),
    auditEffects(db, effects),
    withoutStatementTimeout(db, (tx) => auditSecrets(tx, secrets)),
    readLive ? auditLiveSites(db, readLive) : [],
  ]);
  return findings.flat();
}

/** I1–I3, and I5 of runs: the ledger's part of the audit, about balances, purchases, charges and runs that are charged as a whole. */
export async function auditCredits(db: Db): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const part of [
    auditLedger,
    auditCampaignRefunds,
    auditRefunds,
    auditMoves,
    auditRuns,
    auditErased,
  ])
    findings.push(...(await withoutStatementTimeout(db, part)));
  return findings;
}
