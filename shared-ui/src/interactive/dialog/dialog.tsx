import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../../static/button/button.tsx';
import { buttonClass } from '../../static/button/button-class.ts';
import { ButtonGroup } from '../../static/button/button-group.tsx';
import { Icon } from '../../static/icons/icon.tsx';
import { leaveMessages } from './messages.ts';
import { UnsavedContext } from './unsaved-context.ts';
import { useCloseRequest } from './use-close-request.ts';

type DialogProps = {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  /** For what is as wide as a page, and brings its own margins. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A window over the page: it holds the focus while open, closes on Escape, on Back and on a press beside it, and gives the
 * focus back where it was. Where a form in it holds what was typed, it asks first.
 */
export function Dialog({ title, open, onClose, isWide = false, children }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isUnsaved = useRef<() => boolean>(undefined);
  const requestClose = () => (isUnsaved.current?.() ? setAsking(true) : onClose());
  function leave() {
    setAsking(false);
    onClose();
  }
  useCloseRequest(open, requestClose);
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && requestClose()}
      // the first link of a page may stand far below its beginning
      {...(isWide && { initialFocusEl: () => content.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} {...(isWide && { maxWidth: '54rem' })}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body {...(isWide && { padding: '0' })}>
              <UnsavedContext value={isUnsaved}>{children}</UnsavedContext>
            </ChakraDialog.Body>
            <ChakraDialog.CloseTrigger
              className={buttonClass({ variant: 'ghost', size: 'sm', isIcon: true })}
              aria-label={messages.close}
            >
              <Icon name="close" />
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      {isAsking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </ChakraDialog.Root>
  );
}

/** Asks before what was typed is left behind. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog title={leaveMessages.title} open onClose={onStay}>
    <p>{leaveMessages.text}</p>
    <ButtonGroup>
      <Button onClick={onStay}>{leaveMessages.stay}</Button>
      <Button variant="outline" onClick={onLeave}>
        {leaveMessages.leave}
      </Button>
    </ButtonGroup>
  </Dialog>
);
