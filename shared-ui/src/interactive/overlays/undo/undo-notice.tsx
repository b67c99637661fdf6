import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Styles } from 'shared-ui/provider';
import { Button, notify } from 'shared-ui/static';
import { undoMessages as messages } from './messages.ts';
import css from './undo.css';

/** How long an action can be taken back; the seconds in which the notice has the pointer or the focus do not count. */
export const undoSeconds = 10;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

type UndoNoticeProps = { text: ReactNode; onUndo: () => void; dismiss: () => void };

function UndoNotice({ text, onUndo, dismiss }: UndoNoticeProps) {
  const row = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const notice = () => row.current?.closest('li');

  function undo() {
    if (row.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismiss();
    onUndo();
  }

  const tick = useEffectEvent((left: number) => {
    const isHeld = notice()?.matches(':hover, :focus-within');
    if (!isHeld && left === 1) dismiss();
    return isHeld ? left : left - 1;
  });
  useEffect(() => {
    let left = undoSeconds;
    const timer = setInterval(() => {
      left = tick(left);
    }, 1_000);
    return () => clearInterval(timer);
  }, []);

  // the notice is far from what was pressed: by the keyboard the newest is undone from anywhere
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || event.repeat || event.defaultPrevented || isTyping(event.target)) return;
    if (!document.querySelector('[role=dialog], dialog[open]') && notice()?.matches(':last-child')) undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  };
  return (
    <div ref={row} className="ui-undo">
      <Styles css={css} />
      <span>{text}</span>
      <Button
        variant="outline"
        size="sm"
        aria-keyshortcuts="Control+Z"
        title={messages.shortcut}
        onFocus={onFocus}
        onClick={undo}
      >
        {messages.undo}
      </Button>
    </div>
  );
}

/** Says that something was done, and for 10 seconds offers to take it back: `onUndo` does, and says so. */
export const notifyUndoable = (text: ReactNode, onUndo: () => void) =>
  notify.success((dismiss) => <UndoNotice text={text} onUndo={onUndo} dismiss={dismiss} />);
