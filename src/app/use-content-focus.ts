import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from './content-id.ts';

/** After a move to another page the keyboard and the screen reader go on at its content, at its top. */
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
