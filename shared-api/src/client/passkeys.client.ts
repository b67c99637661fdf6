import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { http } from 'shared-api/client/http';
import type { FactorsChangedReply } from '../contract/accounts/factors.contract.ts';
import type { PrivateMember } from '../contract/members/members.contract.ts';

type SignedIn = { message: string; member: PrivateMember };

const webauthn = () => import('@simplewebauthn/browser');

/** WebAuthn knows names only: a portal reached by an address of numbers has no passkeys. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/** Whether this browser can use passkeys here. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function' && !isAddress(location.hostname);

const ask = async <Options>(path: string) => {
  const { options } = await (await http()).post(path).json<{ options: Options }>();
  return options;
};

async function prove(path: string) {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(path);
  return (await webauthn()).startAuthentication({ optionsJSON });
}

const sendSignIn = async (response: object) =>
  (await http()).post('auth/passkey', { json: { response } }).json<SignedIn>();

/** Signs in with a passkey of the member's choice. @throws ApiError 400, 403; DOMException when the member does not go on */
export const signInByPasskey = async () => sendSignIn(await prove('auth/passkey/options'));

/**
 * The same from the browser's list of saved accounts, which offers passkeys until `signal` is aborted; undefined where the browser
 * has no such list, and where none was chosen.
 */
export async function signInFromAutofill(signal: AbortSignal): Promise<SignedIn | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await webauthn();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('auth/passkey/options');
  if (signal.aborted) return undefined;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined);
  return response && !signal.aborted ? sendSignIn(response) : undefined;
}

/** A passkey in the password's place, for what asks for it again. @throws ApiError 400; DOMException when the member does not go on */
export async function reauthenticateByPasskey() {
  const response = await prove('auth/reauthenticate/options');
  return (await http()).post('auth/reauthenticate', { json: { response } }).json<{ message: string }>();
}

/** Makes a passkey for this account. @throws ApiError 400; DOMException when the member does not go on, or has one on this device */
export async function addPasskey(name: string) {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('auth/passkeys/options');
  const response = await (await webauthn()).startRegistration({ optionsJSON });
  return (await http()).post('auth/passkeys', { json: { name, response } }).json<FactorsChangedReply>();
}
