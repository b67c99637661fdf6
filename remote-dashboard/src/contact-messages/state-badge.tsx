import type { MessageState } from 'shared-api/contract/contact.contract';
import { Badge } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Not in red where it is new: that is the colour of what waited too long. */
export const StateBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={state === 'new' ? 'accent' : 'neutral'}>{messages.states[state]}</Badge>
);
