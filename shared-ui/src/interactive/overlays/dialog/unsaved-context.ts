import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Set by the form inside a dialog: tells whether closing would lose what was typed. */
export const UnsavedContext = createContext<RefObject<(() => boolean) | undefined> | undefined>(undefined);

/** Has the window around a form, if there is one, ask before it closes over what was typed. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const window = useContext(UnsavedContext);
  useEffect(() => {
    if (!window) return;
    window.current = isUnsaved;
    return () => {
      window.current = undefined;
    };
  }, [window, isUnsaved]);
}
