import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '../../../messages.ts';
import { Button } from '../../../static/actions/button/button.tsx';
import { buttonClass } from '../../../static/actions/button/button-class.ts';
import { Stack } from '../../../static/frames/layout/layout.tsx';
import { Icon } from '../../../static/pictures/icons/icon.tsx';
import { Bdi } from '../../../static/words/text/direction.tsx';
import { DialogActions } from './dialog-actions.tsx';
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

/** What is asked before an action: its words, and the name or title of whom or what it is about. */
export const Question = ({ act, of }: { act: string; of?: string | undefined }) => (
  <>
    {act}
    {of && (
      <>
        {' «'}
        <Bdi>{of}</Bdi>»
      </>
    )}
    ؟
  </>
);

type ConfirmDialogProps = {
  /** What will be done: it is asked about in the title, and stands on the button unless `confirm` does. */
  act: string;
  of?: string;
  confirm?: string;
  cancel?: string;
  variant?: 'danger' | 'solid';
  isPending?: boolean;
  /** Another action, beside the way out. */
  also?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
};

/** Asks before what cannot be undone, or wants a second decision. */
export const ConfirmDialog = ({
  act,
  of,
  confirm = act,
  cancel,
  variant = 'danger',
  isPending = false,
  also,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const button = (
    <Button variant={variant} aria-busy={isPending} onClick={() => !isPending && onConfirm()}>
      {confirm}
    </Button>
  );
  return (
    <Dialog title={<Question act={act} of={of} />} open onClose={onClose}>
      <Stack>
        <p>{children}</p>
        <DialogActions
          {...(variant === 'danger' ? { danger: button } : { primary: button })}
          {...(cancel && { cancel })}
          also={also}
          onClose={onClose}
          startsAtCancel
        />
      </Stack>
    </Dialog>
  );
};

/** Asks before what was typed is left behind. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <ConfirmDialog act={leaveMessages.leave} cancel={leaveMessages.stay} onConfirm={onLeave} onClose={onStay}>
    {leaveMessages.text}
  </ConfirmDialog>
);
