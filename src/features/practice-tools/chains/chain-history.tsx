// The published revisions of a chain, and back to any of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getChainRevision, listChainRevisions } from '#contract/calls/chain-drafts.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { ChainDraftView, ChainSession } from './chain-drafts.ts';
import { useChainWords } from './chain-words.ts';

interface ChainHistoryProps {
  readonly session: ChainSession;
  readonly view: ChainDraftView;
}

export function ChainHistory({ session, view: { data, state } }: ChainHistoryProps): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const words = useChainWords();
  if (state.revision === 0) return null;
  const params = { id: state.id };
  const query = { size: SHOWN_REVISIONS };
  return (
    <DraftHistory
      title={t('chain.historyTitle')}
      data={data}
      list={callQuery<typeof listChainRevisions>('/action-sequence/:id/revisions', { params, query })}
      revision={(number) =>
        callQuery<typeof getChainRevision>('/action-sequence/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(revision) => revision}
      say={words}
      onTake={(taken) => session.edit(null, () => taken)}
    />
  );
}
