// The published revisions of a work: who, when, what would change, and back to any of them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getWorkRevision, listWorkRevisions } from '#contract/calls/drafts.ts';
import type { KnownTask, WorkDraft } from '#contract/entities/draft.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { changedFields } from './changed-fields.ts';
import { fieldWords, valueWords } from './draft-words.ts';
import { useWords } from './use-words.ts';
import styles from './work-editor.module.css';

type Revision = ResponseBody<typeof getWorkRevision>;

interface HistoryDialogProps {
  readonly workId: string;
  readonly draft: WorkDraft;
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly onTake: (revision: Revision) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

export function HistoryDialog({ workId, draft, tasks, onTake, onClose }: HistoryDialogProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'common']);
  const format = useFormat();
  const [chosen, choose] = useState<string | null>(null);
  const params = { id: workId };
  const list = useQuery({
    ...callQuery<typeof listWorkRevisions>('/works/:id/revisions', { params, query: { size: SHOWN } }),
    staleTime: 0,
  });
  const revision = useQuery({
    ...callQuery<typeof getWorkRevision>('/works/:id/revisions/:revision', {
      params: { ...params, revision: chosen ?? '' },
    }),
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Overlay
      open
      size="m"
      title={t('history.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('history.take')}
            disabled={revision.data === undefined || revision.isFetching}
            onClick={() => revision.data && onTake(revision.data)}
          />
        </>
      }
    >
      <div className={styles.form}>
        {list.isPending ? <Skeleton shape="block" height="160px" /> : null}
        {list.isError ? <QueryError query={list} /> : null}
        <RadioGroup
          label={t('history.revisions')}
          value={chosen}
          onChange={choose}
          options={(list.data?.content ?? []).map(({ revision: number, createdAt, createdBy }) => ({
            value: String(number),
            label: t('history.revision', { number, date: format.dateTime(createdAt) }),
            description: createdBy ?? t('history.server'),
          }))}
        />
        {revision.isError ? <QueryError query={revision} /> : null}
        {revision.data === undefined ? null : (
          <Differences draft={draft} revision={revision.data} tasks={tasks} />
        )}
      </div>
    </Overlay>
  );
}

interface DifferencesProps {
  readonly draft: WorkDraft;
  readonly revision: Revision;
  readonly tasks: ReadonlyMap<string, KnownTask>;
}

function Differences({ draft, revision, tasks }: DifferencesProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const words = useWords(tasks);
  const changed = changedFields(draft, { ...draft, ...revision });
  if (changed.length === 0) return <p aria-live="polite">{t('history.same')}</p>;
  return (
    <div aria-live="polite">
      <h3 className={styles.decisionField}>{t('history.changes')}</h3>
      <ul className={styles.list}>
        {changed.map(({ path, before, after }) => (
          <li key={path.join(' ')}>
            <span className={styles.note}>{fieldWords(path, words)}</span>
            <br />
            {valueWords(path, before, words)} → {valueWords(path, after, words)}
          </li>
        ))}
      </ul>
    </div>
  );
}
