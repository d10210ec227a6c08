// The published revisions of a task, and back to any of them.
import { History as HistoryIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTaskRevision, listTaskRevisions } from '#contract/calls/task-drafts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { changedFields } from '#src/lib/drafts/changed-fields.ts';
import { RevisionsDialog, SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import { fieldWords, valueWords } from './task-words.ts';
import type { TaskSession, TaskView } from './use-task-draft.ts';

interface TaskHistoryProps {
  readonly session: TaskSession;
  readonly view: TaskView;
}

/** Back to a revision is an edit of the draft, which can be undone and is then published. */
export function TaskHistory({ session, view }: TaskHistoryProps): ReactElement | null {
  const { t } = useTranslation(['task-editor', 'work-editor']);
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const { data, state } = view;
  if (state.revision === 0) return null;
  const params = { id: state.id };
  const words = { t, language, draft: data };
  return (
    <>
      <IconButton
        label={t('work-editor:history.open')}
        icon={<HistoryIcon size={20} aria-hidden="true" />}
        onClick={() => open(true)}
      />
      {isOpen ? (
        <RevisionsDialog
          title={t('historyTitle')}
          list={callQuery<typeof listTaskRevisions>('/tasks/:id/revisions', {
            params,
            query: { size: SHOWN_REVISIONS },
          })}
          revision={(number) =>
            callQuery<typeof getTaskRevision>('/tasks/:id/revisions/:revision', {
              params: { ...params, revision: number },
            })
          }
          changes={(revision) =>
            changedFields(data, revision).map(({ path, before, after }) => ({
              key: path.join(' '),
              field: fieldWords(path, words),
              before: valueWords(before, words),
              after: valueWords(after, words),
            }))
          }
          onClose={() => open(false)}
          onTake={(taken) => {
            open(false);
            session.edit(null, () => taken);
          }}
        />
      ) : null}
    </>
  );
}
