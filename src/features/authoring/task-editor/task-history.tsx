// The published revisions of a task, and back to any of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTaskRevision, listTaskRevisions } from '#contract/calls/task-drafts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import { fieldWords, valueWords } from './task-words.ts';
import type { TaskSession, TaskView } from './use-task-draft.ts';

interface TaskHistoryProps {
  readonly session: TaskSession;
  readonly view: TaskView;
}

export function TaskHistory({ session, view }: TaskHistoryProps): ReactElement | null {
  const { t } = useTranslation('task-editor');
  const language = useLanguage();
  const { data, state } = view;
  if (state.revision === 0) return null;
  const params = { id: state.id };
  const words = { t, language, draft: data };
  return (
    <DraftHistory
      title={t('historyTitle')}
      data={data}
      list={callQuery<typeof listTaskRevisions>('/tasks/:id/revisions', {
        params,
        query: { size: SHOWN_REVISIONS },
      })}
      revision={(number) =>
        callQuery<typeof getTaskRevision>('/tasks/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(revision) => revision}
      say={{
        field: (path) => fieldWords(path, words),
        value: (_path, value) => valueWords(value, words),
      }}
      onTake={(taken) => session.edit(null, () => taken)}
    />
  );
}
