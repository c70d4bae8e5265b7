import type {
  AuthenticationResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from "@mainstreet/contract/webauthn";
import { ApiError } from "./api-error.ts";

/** Whether this browser supports passkeys, which it offers only on https and localhost. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}

/**
 * Creates a passkey on a device that the user chooses in the browser's dialog.
 * @throws {ApiError} with the user's text when none was created.
 */
export async function makePasskey(options: CreationOptions): Promise<RegistrationResponse> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const excludeCredentials = options.excludeCredentials.map(withTransports);
  const optionsJSON = { ...options, excludeCredentials };
  return inBrowserDialog(() => startRegistration({ optionsJSON }));
}

/**
 * Signs the server's challenge with one of the user's passkeys.
 * @throws {ApiError} with the user's text when none was used.
 */
export async function signWithPasskey(options: RequestOptions): Promise<AuthenticationResponse> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const allowCredentials = options.allowCredentials.map(withTransports);
  const optionsJSON = { ...options, allowCredentials };
  return inBrowserDialog(() => startAuthentication({ optionsJSON }));
}

type Credential = RequestOptions["allowCredentials"][number];

/** The library's type does not allow `transports` to be undefined; an empty list means the same. */
const withTransports = ({ transports = [], ...credential }: Credential) => ({
  ...credential,
  transports,
});

async function inBrowserDialog<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === "InvalidStateError";
    const message = isKnown
      ? "This device already holds a passkey of your account."
      : "No passkey was used: the browser's dialog was closed, or this device has no passkey of your account. Please try again.";
    throw new ApiError({ status: 0, code: "NO_PASSKEY", message, cause });
  }
}
