import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { buttonClass } from '../../static/button/button-class.ts';
import { Icon } from '../../static/icons/icon.tsx';
import { useCloseRequest } from './use-close-request.ts';

type DrawerProps = { title: ReactNode; onClose: () => void; children: ReactNode };

const atTheSide = { padding: '0', display: 'flex' };
const panel = {
  maxWidth: 'min(20rem, 88vw)',
  minHeight: '100%',
  margin: '0',
  marginInlineEnd: 'auto',
  borderRadius: '0',
};

/** A window at the side where reading begins, over the page. It closes on Escape, on Back and beside it, and gives the focus back. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  useCloseRequest(true, onClose);
  return (
    <ChakraDialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner css={atTheSide}>
          <ChakraDialog.Content css={panel}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body css={{ paddingInline: '3' }}>{children}</ChakraDialog.Body>
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
