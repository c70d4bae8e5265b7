import { startDispatcher } from "../src/features/creation-runs/dispatch-runs.ts";
import { startDomainPoller } from "../src/features/domains/poll-domains.ts";
import { startMoveDispatcher } from "../src/features/host-moves/dispatch-moves.ts";
import { startMailSender } from "../src/features/mail/start-mail-sender.ts";
import { startTrashSweeper } from "../src/features/trash/sweep-trash.ts";
import { startOperationDispatcher } from "../src/features/operations/dispatch-operations.ts";

/** What a worker does besides its queue. */
export const BACKGROUND_LOOPS = [
  startDomainPoller,
  startDispatcher,
  startMoveDispatcher,
  startOperationDispatcher,
  startMailSender,
  startTrashSweeper,
];
