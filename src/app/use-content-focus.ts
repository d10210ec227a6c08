import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from './content-id.ts';

/**
 * After navigation, moves the focus to the top of the new page's content for keyboards and screen readers.
 */
export function useContentFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
