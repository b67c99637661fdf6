import { CheckButton } from 'shared-ui/check-button';
import { Icon } from 'shared-ui/static';
import { keepHere, readKept, useKept, useKeptCheck } from '../browser-storage/kept-here.ts';
import { messages } from '../messages.ts';

const key = 'my-office';

/** The office that a person of this browser calls its own; it needs no account for that. */
export const readMyOffice = () => readKept(key) ?? undefined;
export const useMyOffice = () => useKept(key);
export const forgetMyOffice = () => keepHere(key, null);

export const MyOfficeButton = ({ id }: { id: string }) => (
  <CheckButton variant="outline" {...useKeptCheck(key, id)}>
    <Icon name="pin" />
    {messages.myOffice}
  </CheckButton>
);
