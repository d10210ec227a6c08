// Throwing a draft away.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { dropWorkDraft } from '#contract/calls/drafts.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { WorkSession, WorkView } from './use-work-draft.ts';

/** Whatever lists works, tasks and drafts is asked for again. */
export async function refreshLists(): Promise<void> {
  await Promise.all(
    ['/works', '/tasks', '/drafts', '/courses'].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

interface DiscardProps {
  readonly session: WorkSession;
  readonly view: WorkView;
}

/** Back to what is published, which can be undone; a work that was never published is deleted. */
export function Discard({ session, view }: DiscardProps): ReactElement | null {
  const { t } = useTranslation('work-editor');
  const navigate = useNavigate();
  const { id, published, version } = view.state;
  if (isSameJson(view.data, published) || (published === null && version === 0)) return null;
  const drop = async (): Promise<void> => {
    await session.flush();
    const { state } = session.view();
    try {
      await call<typeof dropWorkDraft>('DELETE', '/works/:id/draft', {
        params: { id },
        ifMatch: state.version,
      });
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message });
      return;
    }
    await refreshLists();
    showToast({ tone: 'success', text: t('discarded') });
    await navigate('/works');
  };
  const discard = (): void => {
    if (published === null) void drop();
    else session.edit(null, () => published);
  };
  return <Button variant="secondary" text={t('discard')} onClick={discard} />;
}
