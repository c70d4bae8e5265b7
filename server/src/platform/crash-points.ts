/** Named places where a test may kill the process (docs/security.md §5b), each before or after an effect. */
export const CRASH_POINTS = [
  "once.reserved",
  "once.answered",
  "ledger.half-written",
  "create.before-charge",
  "create.before-commit",
  "create.after-commit",
  "deploy.claimed",
  "deploy.before-prepare",
  "deploy.target-made",
  "deploy.target-saved",
  "deploy.before-upload",
  "deploy.half-uploaded",
  "deploy.published",
  "deploy.before-result",
  "deploy.result-saved",
  "order.saved",
  "order.made",
  "order.before-answer",
  "settle.read",
  "settle.before-commit",
  "settle.committed",
  "move.charged",
  "move.committed",
  "take-down.begun",
  "take-down.site-gone",
  "take-down.saved",
  "remove.stopped",
  "remove.taken-down",
  "remove.before-commit",
  "remove.committed",
  "trash.committed",
  "trash.before-removed",
  "trash.removed",
  "restore.before-commit",
  "restore.committed",
  "host-move.committed",
  "host-move.dispatched",
  "operation.before-commit",
  "operation.committed",
  "operation.dispatched",
  "version-restore.before-commit",
  "version-restore.committed",
  "mail.accepted",
  "lead.before-commit",
  "lead.committed",
  "lead.spooled",
  "lead.inserted",
  "run.before-charge",
  "run.before-commit",
  "run.committed",
  "run.fed",
  "run.before-refund",
  "run.refunded",
  "https.requested",
  "https.distribution-made",
  "https.deployed",
  "https.distribution-deleted",
  "domain.prepared",
  "domain.before-bind",
  "domain.bound",
  "domain.saved",
  "domain.address-left",
  "domain.unbound",
  "domain.released",
  "domain.before-hand-over",
  "domain.handed-over",
  "domain.former-unbound",
] as const;
/** Crash points in an operator's command. */
export const OPERATOR_CRASH_POINTS = [
  "refund.taken",
  "refund.made",
  "refund.before-commit",
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number] | (typeof OPERATOR_CRASH_POINTS)[number];

let armed: { name: string; passesLeft: number } | undefined;

/** Arms one crash point: `name` or `name:n` for its n-th pass. Throws on a name that does not exist. */
export function armCrashPoint(setting: string): void {
  const [name = "", pass = "1"] = setting.split(":");
  if (![...CRASH_POINTS, ...OPERATOR_CRASH_POINTS].some((point) => point === name))
    throw new Error(`There is no crash point named ${name}`);
  armed = { name, passesLeft: Number(pass) };
}

/** Kills this process by SIGKILL when this point is armed, as a power cut would; otherwise does nothing. */
export function crashPoint(name: CrashPoint): void {
  if (armed?.name !== name) return;
  armed.passesLeft -= 1;
  if (armed.passesLeft === 0) process.kill(process.pid, "SIGKILL");
}
