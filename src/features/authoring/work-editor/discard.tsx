// Throwing a draft away.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { dropWorkDraft } from '#contract/calls/drafts.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
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
  const { published, version } = view.state;
  if (isSameJson(view.data, published) || (published === null && version === 0)) return null;
  const onDropped = async (): Promise<void> => {
    await refreshLists();
    showToast({ tone: 'success', text: t('discarded') });
    await navigate('/works');
  };
  return (
    <DiscardDraft
      session={session}
      published={published}
      drop={({ id, version: dropped }) =>
        call<typeof dropWorkDraft>('DELETE', '/works/:id/draft', { params: { id }, ifMatch: dropped })
      }
      onDropped={() => void onDropped()}
    />
  );
}
