import { useEffect } from 'react';

/** Ties what is said against a text to it, for those who hear the page. */
export function useDescription(text: HTMLElement | undefined, errorId: string | undefined) {
  useEffect(() => {
    if (!text || !errorId) return undefined;
    text.setAttribute('aria-invalid', 'true');
    text.setAttribute('aria-describedby', errorId);
    return () => {
      text.removeAttribute('aria-invalid');
      text.removeAttribute('aria-describedby');
    };
  }, [text, errorId]);
}
