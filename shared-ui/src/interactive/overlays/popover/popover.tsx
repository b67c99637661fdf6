import { Popover as ChakraPopover, Portal } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../static/words/text/visually-hidden.tsx';

/** Takes the keyboard into a panel that comes open, as soon as it stands in its place and is seen, unless it is there already. */
function useFocusWhenPlaced(panel: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = requestAnimationFrame(function check() {
      const place = panel.current;
      if (place?.contains(document.activeElement)) return;
      if (place && getComputedStyle(place).visibility === 'visible')
        place.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      else frame = requestAnimationFrame(check);
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, isWanted]);
}

type PopoverProps = {
  /** Names the button's element: the same as on the plain button that stood in this place before. */
  triggerId: string;
  triggerClass: string;
  trigger: ReactNode;
  /** What the button does, where it holds no words. */
  triggerLabel?: string;
  /** Names the panel. */
  label: string;
  children: ReactNode;
  /** Open from the start, with the focus inside: for a popover whose first click brought it. */
  defaultOpen?: boolean;
};

/** A button that opens a small panel beside it. Escape and a click elsewhere close it. */
export function Popover(props: PopoverProps) {
  const { triggerId, triggerClass, trigger, triggerLabel, label, children, defaultOpen = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  useFocusWhenPlaced(panel, defaultOpen);
  return (
    <ChakraPopover.Root
      ids={{ trigger: triggerId }}
      defaultOpen={defaultOpen}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
    >
      <ChakraPopover.Trigger className={triggerClass}>
        {trigger}
        {triggerLabel && <VisuallyHidden>{triggerLabel}</VisuallyHidden>}
      </ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content ref={panel} aria-label={label}>
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
