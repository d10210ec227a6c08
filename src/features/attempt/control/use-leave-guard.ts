// Leaving a running control asks first: by a link, by the browser's way back, by closing or reloading the page.
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where the person wants to go: to an address of the page, or back in the browser's history. */
type Way = { readonly to: string } | 'BACK';

interface LeaveGuard {
  readonly isAsking: boolean;
  readonly ask: (to: string) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Marks the history entry that stands in for the page's own, so that the way back first leads to the page itself. */
const MARK = 'leaveGuard';

const isMarked = (): boolean => (history.state as Readonly<Record<string, unknown>> | null)?.[MARK] === true;

function putMark(): void {
  if (!isMarked()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

/** Whether a click opens its link here, and not in another tab or as a file. */
function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isChanged = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isChanged && link.target !== '_blank' && !link.hasAttribute('download');
}

/** The address in this page that a click leads to; undefined: it leads nowhere else, or into another tab. */
function addressOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (!opensHere(event, link) || link.pathname === location.pathname) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** @param isOn whether a control runs on the page */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>();
  useEffect(() => {
    if (!isOn) return undefined;
    putMark();
    const askAtLink = (event: MouseEvent): void => {
      const to = addressOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ to });
    };
    const askAtBack = (): void => {
      if (!isMarked()) setWay('BACK');
    };
    const askAtUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener('click', askAtLink, true);
    addEventListener('popstate', askAtBack);
    addEventListener('beforeunload', askAtUnload);
    return () => {
      document.removeEventListener('click', askAtLink, true);
      removeEventListener('popstate', askAtBack);
      removeEventListener('beforeunload', askAtUnload);
      // The mark stays: a step back from here would undo the way on to the result, which takes the mark's place.
    };
  }, [isOn]);
  const stay = useCallback(() => {
    putMark();
    setWay(undefined);
  }, []);
  const leave = useCallback(() => {
    setWay(undefined);
    if (way === 'BACK') history.back();
    // In the place of the mark, so that the way back leads to the control once.
    else if (way !== undefined) void navigate(way.to, { replace: isMarked() });
  }, [navigate, way]);
  return { isAsking: way !== undefined, ask: (to) => setWay({ to }), stay, leave };
}
