import type { ContactRequest } from 'shared-api/contract/contact.contract';
import { create } from 'shared-api/store';

type ContactMessage = { fields: ContactRequest; isBusy: boolean };

const blank: ContactRequest = { name: '', email: '', message: '' };
const untouched: ContactMessage = { fields: blank, isBusy: false };

/**
 * What is being written to the organisation. It outlives the page: who goes elsewhere while it is sent finds it again where
 * that failed, and cannot send it twice. Only a browser fills it.
 */
export const useContactMessage = create<ContactMessage>(() => untouched);

export const forgetContactMessage = () => useContactMessage.setState(untouched, true);

export const setBusy = (isBusy: boolean) => useContactMessage.setState({ isBusy });

export const write = (changes: Partial<ContactRequest>) =>
  useContactMessage.setState(({ fields }) => ({ fields: { ...fields, ...changes } }));

/** Begins anew once `sent` has arrived, unless something was written meanwhile. Answers whether it did. */
export function beginAnewAfter(sent: ContactRequest): boolean {
  const { fields } = useContactMessage.getState();
  const isSame = JSON.stringify(fields) === JSON.stringify(sent);
  if (isSame) write(blank);
  return isSame;
}
