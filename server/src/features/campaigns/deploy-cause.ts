import type { DeployCauseKind } from "@mainstreet/contract/site-versions";

/** Why a deployment was requested. `id`: of the business, operation, run or move. `actorId`: who did it; absent for the system. */
export type DeployCause = { kind: DeployCauseKind; id?: string; actorId?: string };
