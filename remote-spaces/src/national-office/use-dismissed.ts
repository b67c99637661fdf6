import { useState } from 'react';

const keyOf = (what: string) => `dismissed:${what}`;

function wasDismissed(what: string): boolean {
  try {
    return localStorage.getItem(keyOf(what)) !== null;
  } catch {
    return false; // no storage, on the server too: it is shown, and asked about again the next time
  }
}

/** What a person put away on this device stays away. */
export function useDismissed(what: string) {
  const [isDismissed, setDismissed] = useState(() => wasDismissed(what));
  function dismiss() {
    setDismissed(true);
    try {
      localStorage.setItem(keyOf(what), '1');
    } catch (error) {
      reportError(error);
    }
  }
  return { isDismissed, dismiss };
}
