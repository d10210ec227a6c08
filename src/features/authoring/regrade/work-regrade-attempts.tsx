// The attempts at a work that is marked again, each as it stands and as a policy would leave it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { compareWorkRegrade } from '#contract/calls/work-regrades.ts';
import type { RegradePolicy } from '#contract/entities/regrade.ts';
import type { WorkRegrade, WorkRegradeMark } from '#contract/entities/work-regrade.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList } from '#src/ui/list/use-list.ts';
import { MarkChange, MARKS_LIST, PassedChange, Who } from './regrade-marks.tsx';
import styles from './regrade.module.css';

interface Chosen {
  readonly policy: RegradePolicy;
  /** Left out: all. */
  readonly taskIds?: string[];
}

/** A page of the attempts as the policy would leave them. */
export function useCompared({ id, state }: WorkRegrade, body: Chosen) {
  const list = useList(MARKS_LIST);
  const { page, size } = list.query;
  const asked = { page, size, sort: 'change,desc' as const };
  const query = useQuery({
    queryKey: ['/work-regrades/:id/marks', id, state, body, asked],
    queryFn: ({ signal }) =>
      call<typeof compareWorkRegrade>('POST', '/work-regrades/:id/marks', {
        params: { id },
        query: asked,
        body,
        signal,
      }),
    enabled: body.taskIds?.length !== 0,
    placeholderData: keepPreviousData,
  });
  return { list, query };
}

interface ComparedProps {
  readonly compared: ReturnType<typeof useCompared>;
  readonly regrade: WorkRegrade;
}

export function Compared({ compared: { list, query }, regrade }: ComparedProps): ReactElement {
  const { t } = useTranslation('regrade');
  return (
    <section className={styles.stack} aria-labelledby="regrade-attempts">
      <h2 id="regrade-attempts">{t('attempts')}</h2>
      <ListRows
        name="work-regrade"
        list={list}
        query={query}
        caption={t('attempts')}
        columns={useColumns(regrade)}
        rowKey={({ attemptId, alias }) => attemptId ?? alias}
        total={(count) => t('attemptTotal', { count })}
        empty={<p className={styles.note}>{t('workNone')}</p>}
      />
    </section>
  );
}

function useColumns(regrade: WorkRegrade): readonly Column<WorkRegradeMark>[] {
  const { t } = useTranslation('regrade');
  return [
    { key: 'who', title: t('columns.who'), header: true, cell: (mark) => <Who mark={mark} /> },
    { key: 'mark', title: t('columns.mark'), cell: (mark) => <Marks mark={mark} /> },
    { key: 'passed', title: t('columns.passed'), cell: (mark) => <PassedChange result={mark} /> },
    {
      key: 'tasks',
      title: t('columns.tasks'),
      cell: (mark) => <ChangedTasks mark={mark} regrade={regrade} />,
    },
  ];
}

function Marks({ mark }: { readonly mark: WorkRegradeMark }): ReactElement {
  const format = useFormat();
  const { oldMark, oldMax, newMark, newMax } = mark;
  return (
    <MarkChange
      from={oldMark}
      to={`${format.number(newMark)} / ${format.number(newMax)}`}
      isChanged={oldMark !== newMark || oldMax !== newMax}
    />
  );
}

interface Line {
  readonly taskId: string;
  readonly name: string;
  readonly said: string;
}

interface ChangedTasksProps {
  readonly mark: WorkRegradeMark;
  readonly regrade: WorkRegrade;
}

/** What becomes of each answer; those that stay as they are without a word are left out. */
function ChangedTasks({ mark: { tasks }, regrade: { parts } }: ChangedTasksProps): ReactElement {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  const language = useLanguage();
  const lines = tasks.flatMap(({ taskId, outcome, oldMark, newMark, isLeftOut }): Line[] => {
    const part = parts.find((one) => one.taskId === taskId);
    const name = part === undefined ? '' : textIn(part.question, language);
    if (isLeftOut) return [{ taskId, name, said: t('isLeftOut') }];
    if (newMark === null) return [{ taskId, name, said: t(`why.${outcome}`) }];
    if (newMark === oldMark) return [];
    const said = t('markChange', { from: format.number(oldMark), to: format.number(newMark) });
    return [{ taskId, name, said }];
  });
  if (lines.length === 0) return <span className={styles.note}>{t('why.MARKED')}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ taskId, name, said }) => (
        <li key={taskId}>
          <span className={styles.question}>{name}</span>
          <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}
