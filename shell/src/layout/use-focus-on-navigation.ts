import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'shared-ui/router';

/** Puts the focus on a new page's content, where a screen reader goes on reading; not on the first page, nor for an anchor. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
