import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export type MenuItem = {
  value: string;
  /** A link or a button that does it. */
  content: ReactElement;
};

type MenuProps = {
  /** Names the button's element: the same as on the plain button that stood in this place before. */
  triggerId: string;
  triggerClass: string;
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Open from the start, with the focus inside: for a menu whose first click brought it. */
  defaultOpen?: boolean;
};

/** A button that opens a list of links and deeds. Arrow keys walk it, letters find in it, Escape closes it. */
export function Menu({ triggerId, triggerClass, trigger, items, defaultOpen = false }: MenuProps) {
  return (
    <ChakraMenu.Root ids={{ trigger: triggerId }} defaultOpen={defaultOpen} positioning={{ placement: 'bottom-end' }}>
      <ChakraMenu.Trigger className={triggerClass}>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {items.map(({ value, content }) => (
              <ChakraMenu.Item key={value} value={value} asChild>
                {content}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
