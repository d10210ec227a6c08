// The published revisions of a case, and back to any of them.
import { History as HistoryIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTestCaseRevision, listTestCaseRevisions } from '#contract/calls/test-cases.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { changedFields } from '#src/lib/drafts/changed-fields.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RevisionsDialog, SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { CaseSession, CaseView } from './case-drafts.ts';
import { useCaseWords } from './case-words.ts';

interface CaseHistoryProps {
  readonly session: CaseSession;
  readonly view: CaseView;
}

/** Back to a revision is an edit of the draft, which can be undone and is then published. */
export function CaseHistory({ session, view }: CaseHistoryProps): ReactElement | null {
  const { t } = useTranslation(['test-cases', 'work-editor']);
  const [isOpen, open] = useState(false);
  const words = useCaseWords();
  const { data, state } = view;
  if (state.revision === 0) return null;
  const params = { id: state.id };
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
          list={callQuery<typeof listTestCaseRevisions>('/test-cases/:id/revisions', {
            params,
            query: { size: SHOWN_REVISIONS },
          })}
          revision={(number) =>
            callQuery<typeof getTestCaseRevision>('/test-cases/:id/revisions/:revision', {
              params: { ...params, revision: number },
            })
          }
          changes={(revision) =>
            changedFields(data, revision).map(({ path, before, after }) => ({
              key: path.join(' '),
              field: words.field(path),
              before: words.value(path, before),
              after: words.value(path, after),
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
