import { type ComponentProps, useEffect, useRef, useState } from 'react';

const restAfterTouchMs = 4_000;

type RowHandlers = Pick<
  ComponentProps<'div'>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd' | 'onTouchCancel'
>;

/** Whether a person is busy with the row: pointing at it, in it with the keyboard, or swiping it. */
export function useInteraction(): { isInUse: boolean; handlers: RowHandlers } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const touch = () => {
    clearTimeout(rest.current);
    setTouched(true);
  };
  const release = () => {
    rest.current = setTimeout(() => {
      setTouched(false);
      setHovered(false);
    }, restAfterTouchMs);
  };
  const handlers: RowHandlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    onTouchStart: touch,
    onTouchEnd: release,
    onTouchCancel: release,
  };
  return { isInUse: isHovered || isFocused || isTouched, handlers };
}
