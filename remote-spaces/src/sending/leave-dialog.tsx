import { Dialog } from 'shared-ui/dialog';
import { Deeds } from 'shared-ui/side';
import { Button } from 'shared-ui/static';
import { sendingMessages as messages } from './messages.ts';

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog title={messages.leaveTitle} open onClose={onStay}>
    <p>{messages.leaveText}</p>
    <Deeds>
      <Button onClick={onStay}>{messages.stay}</Button>
      <Button variant="outline" onClick={onLeave}>
        {messages.leave}
      </Button>
    </Deeds>
  </Dialog>
);
