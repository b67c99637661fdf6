import { CheckButton } from 'shared-ui/check-button';
import { Icon } from 'shared-ui/static';
import { readStored, storeHere, useStored, useStoredCheck } from '../browser-storage/stored-here.ts';
import { messages } from '../messages.ts';

const key = 'my-office';

/** The office that a person of this browser calls its own; it needs no account for that. */
export const readMyOffice = () => readStored(key) ?? undefined;
export const useMyOffice = () => useStored(key);
export const forgetMyOffice = () => storeHere(key, null);

export const MyOfficeButton = ({ id }: { id: string }) => (
  <CheckButton variant="outline" {...useStoredCheck(key, id)}>
    <Icon name="pin" />
    {messages.myOffice}
  </CheckButton>
);
