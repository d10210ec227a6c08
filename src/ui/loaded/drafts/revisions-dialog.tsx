// The published revisions of a work or a task: who, when, what would change, and back to any of them.
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './drafts.module.css';

interface ListedRevision {
  readonly revision: number;
  readonly createdAt: string;
  readonly createdBy: string | null;
}

/** A field that going back would change, in words. */
interface Change {
  readonly key: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Query<T> = Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

export interface RevisionsDialogProps<Revision> {
  readonly title: string;
  readonly list: Query<{ readonly content: readonly ListedRevision[] }>;
  readonly revision: (number: string) => Query<Revision>;
  readonly changes: (revision: Revision) => readonly Change[];
  readonly onTake: (revision: Revision) => void;
  readonly onClose: () => void;
}

export const SHOWN_REVISIONS = 50;

export function RevisionsDialog<Revision>(props: RevisionsDialogProps<Revision>): ReactElement {
  const { title, changes, onTake, onClose } = props;
  const { t } = useTranslation(['work-editor', 'common']);
  const format = useFormat();
  const [chosen, choose] = useState<string | null>(null);
  const list = useQuery({ ...props.list, staleTime: 0 });
  const revision = useQuery({
    ...props.revision(chosen ?? ''),
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Overlay
      open
      size="m"
      title={title}
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
        {revision.data === undefined ? null : <Differences changes={changes(revision.data)} />}
      </div>
    </Overlay>
  );
}

function Differences({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  const { t } = useTranslation('work-editor');
  if (changes.length === 0) return <p aria-live="polite">{t('history.same')}</p>;
  return (
    <div aria-live="polite">
      <h3 className={styles.decisionField}>{t('history.changes')}</h3>
      <ul className={styles.list}>
        {changes.map(({ key, field, before, after }) => (
          <li key={key}>
            <span className={styles.note}>{field}</span>
            <br />
            {before} → {after}
          </li>
        ))}
      </ul>
    </div>
  );
}
