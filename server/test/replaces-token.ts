import { changeEmail } from "@mainstreet/contract/account-recovery";
import type { Endpoint } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/second-factor";
import { changePassword } from "@mainstreet/contract/sessions";

const CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  changePassword,
  changeEmail,
  api.addPasskey,
  api.removePasskey,
  api.confirmTotp,
  api.removeTotp,
  api.makeRecoveryCodes,
  api.giveFreshProof,
]);

/** Whether the response to the call has a new token of the session. */
export const replacesToken = (endpoint: Endpoint): boolean => CALLS.has(endpoint);
