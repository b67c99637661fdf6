import { useEffect, useRef } from 'react';

/** Answers whether the part still stands on the page: what it sent may be answered long after it was left. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
