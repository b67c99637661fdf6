import { Dialog } from 'shared-ui/dialog';
import { ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog title={messages.leaveTitle} open onClose={onStay}>
    <p>{messages.leaveText}</p>
    <ButtonGroup>
      <Button onClick={onStay}>{messages.stay}</Button>
      <Button variant="outline" onClick={onLeave}>
        {messages.leave}
      </Button>
    </ButtonGroup>
  </Dialog>
);
