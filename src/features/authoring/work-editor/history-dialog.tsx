// The published revisions of a work, and back to any of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getWorkRevision, listWorkRevisions } from '#contract/calls/drafts.ts';
import type { KnownTask, WorkDraft } from '#contract/entities/draft.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { RevisionsDialog, SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import { changedFields } from '#src/lib/drafts/changed-fields.ts';
import { fieldWords, valueWords } from './draft-words.ts';
import { useWords } from './use-words.ts';

interface HistoryDialogProps {
  readonly workId: string;
  readonly draft: WorkDraft;
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly onTake: (revision: ResponseBody<typeof getWorkRevision>) => void;
  readonly onClose: () => void;
}

export function HistoryDialog({ workId, draft, tasks, onTake, onClose }: HistoryDialogProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const words = useWords(tasks);
  const params = { id: workId };
  return (
    <RevisionsDialog
      title={t('history.title')}
      list={callQuery<typeof listWorkRevisions>('/works/:id/revisions', {
        params,
        query: { size: SHOWN_REVISIONS },
      })}
      revision={(revision) =>
        callQuery<typeof getWorkRevision>('/works/:id/revisions/:revision', {
          params: { ...params, revision },
        })
      }
      changes={(revision) =>
        changedFields(draft, { ...draft, ...revision }).map(({ path, before, after }) => ({
          key: path.join(' '),
          field: fieldWords(path, words),
          before: valueWords(path, before, words),
          after: valueWords(path, after, words),
        }))
      }
      onTake={onTake}
      onClose={onClose}
    />
  );
}
