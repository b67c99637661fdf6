import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { buttonClass } from '../../static/button/button-class.ts';
import { Icon } from '../../static/icons/icon.tsx';
import { useCloseRequest } from './use-close-request.ts';

type DialogProps = { title: ReactNode; open: boolean; onClose: () => void; children: ReactNode };

/** A window over the page: it holds the focus while open, closes on Escape and on Back, and gives the focus back where it was. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  useCloseRequest(open, onClose);
  return (
    <ChakraDialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            <ChakraDialog.CloseTrigger
              className={buttonClass({ variant: 'ghost', size: 'sm', isIcon: true })}
              aria-label={messages.close}
            >
              <Icon name="close" />
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
