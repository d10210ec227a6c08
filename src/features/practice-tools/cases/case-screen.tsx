// A case by its id: its draft, loaded before the editor begins.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from '../practice-tools.module.css';
import { CASE_DRAFTS, refreshCases } from './case-drafts.ts';
import { CaseEditor } from './case-editor.tsx';

interface CaseScreenProps {
  readonly id: string;
  readonly onBack: () => void;
}

export function CaseScreen({ id, onBack }: CaseScreenProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const opened = useQuery({
    queryKey: ['case draft to open', id],
    queryFn: () => CASE_DRAFTS.read(id),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isMissing = isApiError(opened.error, 'NOT_FOUND');
  const back = (leave: () => void): ReactElement => (
    <div>
      <Button
        size="s"
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        text={t('back')}
        onClick={leave}
      />
    </div>
  );
  const leave = (): void => {
    void refreshCases();
    onBack();
  };
  return (
    <div className={styles.page}>
      {opened.data === undefined ? back(onBack) : null}
      {opened.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isMissing ? (
        <EmptyState title={t('missing')} picture={<StatePicture scene="empty-search" />}>
          {t('missingNext')}
        </EmptyState>
      ) : null}
      {opened.isError && !isMissing ? <QueryError query={opened} /> : null}
      {opened.data === undefined ? null : (
        <CaseEditor
          first={opened.data}
          back={(session) => back(() => void session.flush().then(leave))}
          onLeave={leave}
        />
      )}
    </div>
  );
}
