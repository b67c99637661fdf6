import { http } from 'shared-api/client/http';
import type { RecipientLink } from '../contract/accounts/recipients.contract.ts';

/** Whether the reader of a mail wants no mails of forms. @throws ApiError 400, 404 with `gone` where the link is not ours */
export const fetchRecipientLink = async (t: string, signal?: AbortSignal) =>
  (await http()).get('recipients/link', { searchParams: { t }, ...(signal && { signal }) }).json<RecipientLink>();

/** Stops the mails of all forms. @throws ApiError 400, 404 with `gone` */
export const stopFormMails = async (t: string) =>
  (await http()).post('recipients/stop', { json: { t } }).json<{ message: string }>();

/** Takes that back. @throws ApiError 400, 404 with `gone` */
export const resumeFormMails = async (t: string) =>
  (await http()).post('recipients/resume', { json: { t } }).json<{ message: string }>();
