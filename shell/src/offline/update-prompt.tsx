import { NoticeBar } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';

type UpdatePromptProps = { onUpdate: () => void; onClose: () => void };

/** It waits for the reader: what is being typed is not to be lost. */
export const UpdatePrompt = ({ onUpdate, onClose }: UpdatePromptProps) => (
  <NoticeBar text={messages.updated}>
    <Button size="sm" onClick={onUpdate}>
      {messages.update}
    </Button>
    <Button size="sm" variant="ghost" onClick={onClose}>
      {messages.later}
    </Button>
  </NoticeBar>
);
