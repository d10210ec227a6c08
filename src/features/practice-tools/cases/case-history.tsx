// The published revisions of a case, and back to any of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTestCaseRevision, listTestCaseRevisions } from '#contract/calls/test-cases.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { CaseSession, CaseView } from './case-drafts.ts';
import { useCaseWords } from './case-words.ts';

interface CaseHistoryProps {
  readonly session: CaseSession;
  readonly view: CaseView;
}

export function CaseHistory({ session, view }: CaseHistoryProps): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const words = useCaseWords();
  const { data, state } = view;
  if (state.revision === 0) return null;
  const params = { id: state.id };
  return (
    <DraftHistory
      title={t('historyTitle')}
      data={data}
      list={callQuery<typeof listTestCaseRevisions>('/test-cases/:id/revisions', {
        params,
        query: { size: SHOWN_REVISIONS },
      })}
      revision={(number) =>
        callQuery<typeof getTestCaseRevision>('/test-cases/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(revision) => revision}
      say={words}
      onTake={(taken) => session.edit(null, () => taken)}
    />
  );
}
