// A recording that is left by the way back of the browser, or by a menu, says where it is; one that the device does not keep asks first.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';

const address = (): string => `${location.pathname}${location.search}`;

/**
 * @param isBegun whether there is anything that could be missed
 * @param isKept whether the device has it; if not, it goes with the page
 * @returns says that the recording is left by its own buttons, which have told all there is
 */
export function useTellsOfLeaving(isBegun: boolean, isKept: boolean): () => void {
  const { t } = useTranslation('recorder');
  const navigate = useNavigate();
  const isTold = useRef(false);
  const tell = useRef<(from: string) => void>(() => undefined);
  useEffect(() => {
    tell.current = (from) => {
      if (isTold.current || !isBegun || signedInUserId() === undefined) return;
      const action = { text: t('recordings.goOn'), run: () => void navigate(from) };
      showToast({ tone: 'info', text: t(isKept ? 'left.kept' : 'left.inPage'), action });
    };
  });
  useEffect(() => {
    const from = address();
    // Where the address is the same another tab has taken it over.
    return () => {
      if (address() !== from) tell.current(from);
    };
  }, []);
  const isAsked = isBegun && !isKept;
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
  return () => {
    isTold.current = true;
  };
}
