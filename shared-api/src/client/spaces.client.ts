import { http } from 'shared-api/client/http';
import type { SecretaryGeneralReply } from '../contract/spaces.contract.ts';

/** The secretary-general and its posts; `info` is null while there is none. @throws ApiError */
export const fetchSecretaryGeneral = async (signal?: AbortSignal) =>
  (await http()).get('org/secretary-general', signal && { signal }).json<SecretaryGeneralReply>();
