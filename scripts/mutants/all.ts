import { authMutants } from "./auth.ts";
import { creditMutants } from "./credits.ts";
import { deploymentMutants } from "./deployments.ts";
import type { Mutant } from "./mutant.ts";
import { paymentMutants } from "./payments.ts";
import { secondFactorMutants } from "./second-factor.ts";
import { tenancyMutants } from "./tenancy.ts";

export const mutants: readonly Mutant[] = [
  ...creditMutants,
  ...paymentMutants,
  ...authMutants,
  ...secondFactorMutants,
  ...tenancyMutants,
  ...deploymentMutants,
];
