import type { ApiOperation } from "./describe.ts";
import { accountOperations } from "./operations/account.ts";
import { recoveryOperations } from "./operations/account-recovery.ts";
import { appOperations } from "./operations/app.ts";
import { businessOperations } from "./operations/businesses.ts";
import { campaignOperations } from "./operations/campaigns.ts";
import { creationOperations } from "./operations/creation.ts";
import { credentialOperations } from "./operations/credentials.ts";
import { creditOperations } from "./operations/credits.ts";
import { domainOperations } from "./operations/domains.ts";
import { evidenceOperations } from "./operations/evidence.ts";
import { leadOperations } from "./operations/leads.ts";
import { siteHistoryOperations } from "./operations/site-history.ts";
import { hostMoveOperations } from "./operations/host-moves.ts";
import { trashOperations } from "./operations/trash.ts";
import { labelOperations } from "./operations/labels.ts";
import { leavingOperations } from "./operations/leaving.ts";
import { operationOperations } from "./operations/operations.ts";
import { pictureOperations } from "./operations/pictures.ts";
import { secondFactorOperations } from "./operations/second-factor.ts";
import { placeOperations } from "./operations/places.ts";
import { sellingOperations } from "./operations/selling.ts";
import { viewOperations } from "./operations/views.ts";

/** Every operation that the document describes. A served operation that is missing here fails `openapi.integration.test.ts`. */
export const apiOperations: readonly ApiOperation[] = [
  ...accountOperations,
  ...recoveryOperations,
  ...secondFactorOperations,
  ...appOperations,
  ...businessOperations,
  ...campaignOperations,
  ...creationOperations,
  ...credentialOperations,
  ...creditOperations,
  ...domainOperations,
  ...evidenceOperations,
  ...leadOperations,
  ...siteHistoryOperations,
  ...hostMoveOperations,
  ...labelOperations,
  ...viewOperations,
  ...trashOperations,
  ...leavingOperations,
  ...operationOperations,
  ...pictureOperations,
  ...placeOperations,
  ...sellingOperations,
];
