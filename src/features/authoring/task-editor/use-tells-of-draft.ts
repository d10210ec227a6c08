// A task that is left by the browser's way back, with changes of just now, says that they are kept; its own buttons lead to where the draft is seen.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSameJson } from '#contract/merge/merge.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import { dismissToast, showToast } from '#src/ui/feedback/toast-store.ts';
import type { TaskSession } from './use-task-draft.ts';

/** What was said last of a task that is left. */
const TOLD = { id: 0 };

const address = (): string => `${location.pathname}${location.search}`;

export function useTellsOfDraft(session: TaskSession): void {
  const { t } = useTranslation('task-editor');
  const navigate = useNavigate();
  const tell = useRef<(from: string) => void>(() => undefined);
  useEffect(() => {
    tell.current = (from) => {
      const action = { text: t('left.return'), run: () => void navigate(from) };
      TOLD.id = showToast({ tone: 'info', text: t('left.kept'), action });
    };
  });
  useEffect(() => {
    dismissToast(TOLD.id);
    const from = address();
    const before = session.view().data;
    let isBack = false;
    const note = (): void => {
      isBack = true;
    };
    addEventListener('popstate', note);
    const leave = (): void => {
      removeEventListener('popstate', note);
      const { data, state } = session.view();
      const isNew = !isSameJson(data, before) && !isSameJson(data, state.published);
      if (isBack && isNew && address() !== from && signedInUserId() !== undefined) tell.current(from);
    };
    // The router hears of the way back first, and the page is drawn before the others do.
    return () => void setTimeout(leave, 0);
  }, [session]);
}
