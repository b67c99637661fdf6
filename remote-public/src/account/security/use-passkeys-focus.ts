import { type RefObject, useEffect, useRef } from 'react';
import type { Passkey } from 'shared-api/contract/accounts/factors.contract';

const control = 'input, button';

/** Whether what had the focus is gone: who has moved on meanwhile is left alone. */
const isLost = () => document.activeElement === document.body;

/** A row whose form opens or closes takes the keyboard to what came in its place. */
export function useFocusOnSwitch(row: RefObject<HTMLElement | null>, isOpen: boolean) {
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (isLost()) row.current?.querySelector<HTMLElement>(control)?.focus();
  }, [row, isOpen]);
}

export const rowIdOf = (id: string) => `passkey-${id}`;

/** The keyboard goes on in the row that follows the one taken away, in the last one, or at the heading where none is left. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, passkeys: readonly Passkey[]) {
  const before = useRef(passkeys);
  useEffect(() => {
    const removed = before.current.findIndex(({ id }) => !passkeys.some((left) => left.id === id));
    before.current = passkeys;
    if (removed === -1 || !isLost()) return;
    const next = passkeys[removed] ?? passkeys.at(-1);
    const row = next && document.getElementById(rowIdOf(next.id));
    (row?.querySelector<HTMLElement>(control) ?? heading.current)?.focus();
  }, [heading, passkeys]);
}
