import { http } from 'shared-api/client/http';
import type { FactorsChangedReply, FactorsReply, TotpSecretReply } from '../contract/accounts/factors.contract.ts';

/** What the member can prove itself with beside its password. @throws ApiError 401 */
export const fetchFactors = async (signal: AbortSignal) =>
  (await http()).get('auth/factors', { signal }).json<FactorsReply>();

/** @throws ApiError 400 with `fields`, 404 */
export const renamePasskey = async (id: string, name: string) =>
  (await http()).put(`auth/passkeys/${id}`, { json: { name } }).json<FactorsChangedReply>();

/** @throws ApiError 404; 409 where it is the last factor of who needs one */
export const removePasskey = async (id: string) =>
  (await http()).delete(`auth/passkeys/${id}`).json<FactorsChangedReply>();

/** A new secret for an authenticator app, to be confirmed by a code of it. @throws ApiError 409 where an app is set up */
export const startTotp = async () => (await http()).post('auth/totp').json<TotpSecretReply>();

/** @throws ApiError 400 with `fields.code` */
export const confirmTotp = async (code: string) =>
  (await http()).post('auth/totp/confirm', { json: { code } }).json<FactorsChangedReply>();

/** @throws ApiError 404; 409 where it is the last factor of who needs one */
export const removeTotp = async () => (await http()).delete('auth/totp').json<FactorsChangedReply>();

/** Ten new codes; the old ones end. @throws ApiError 404 without another factor */
export const renewRecoveryCodes = async () => (await http()).post('auth/recovery-codes').json<FactorsChangedReply>();
