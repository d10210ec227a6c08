// The runs of an event side by side: as lines on one axis, and the same as a table; a page of them at a time.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RUNS_AT_ONCE, type EventRun, type RunMark } from '#contract/entities/debriefing.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { RunLines } from './run-lines.tsx';
import styles from './run-lines.module.css';
import { useRuns } from './use-debriefing.ts';
import { useMarkWords } from './use-mark-words.ts';
import { useMomentOf } from './use-moment-of.ts';
import { useShownName } from './use-shown-name.ts';

const KINDS = ['STEP', 'ERROR', 'EMERGENCY', 'BOOKMARK'] as const;

export function RunsView({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('debriefing');
  const { isHidden } = useHiddenNames();
  const [task, setTask] = useState<number | null>(null);
  const [after, setAfter] = useState(0);
  const found = useRuns(id, { isHidden, task, after });
  if (found.data === undefined)
    return found.isError ? <QueryError query={found} /> : <Skeleton shape="block" height="320px" />;
  const { runs, taskNumbers, taskNumber, total } = found.data;
  if (taskNumber === null || total === 0)
    return <EmptyState title={t('runs.none')}>{t('runs.noneNext')}</EmptyState>;
  return (
    <div className={styles.view}>
      <div className={styles.above}>
        {taskNumbers.length > 1 ? (
          <Select
            label={t('runs.task')}
            placeholder={t('runs.task')}
            value={String(taskNumber)}
            onChange={(value) => {
              setTask(Number(value));
              setAfter(0);
            }}
            options={taskNumbers.map((number) => ({
              value: String(number),
              label: t('runs.taskOf', { number }),
            }))}
          />
        ) : null}
        <ul className={styles.legend}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <span className={joinClasses(styles.sample, styles[kind])} aria-hidden="true" />
              {t(`runs.kinds.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
      <RunLines key={`${String(taskNumber)} ${String(after)}`} id={id} runs={runs} />
      {total > RUNS_AT_ONCE ? <Pages {...{ after, total }} onChange={setAfter} /> : null}
      <details className={styles.words}>
        <summary>{t('runs.asTable')}</summary>
        <RunTable id={id} runs={runs} />
      </details>
    </div>
  );
}

interface PagesProps {
  readonly after: number;
  readonly total: number;
  readonly onChange: (after: number) => void;
}

function Pages({ after, total, onChange }: PagesProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const until = Math.min(total, after + RUNS_AT_ONCE);
  return (
    <div className={styles.above}>
      <span>{t('runs.shown', { from: after + 1, until, total })}</span>
      <Button
        size="s"
        variant="secondary"
        text={t('runs.before')}
        disabled={after === 0}
        onClick={() => onChange(Math.max(0, after - RUNS_AT_ONCE))}
      />
      <Button
        size="s"
        variant="secondary"
        text={t('runs.after')}
        disabled={until >= total}
        onClick={() => onChange(after + RUNS_AT_ONCE)}
      />
    </div>
  );
}

interface MomentsProps {
  readonly id: string;
  readonly run: EventRun;
  readonly kind: RunMark['kind'];
}

function Moments({ id, run, kind }: MomentsProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const wordsOf = useMarkWords();
  const momentOf = useMomentOf(id);
  const marks = run.marks.filter((mark) => mark.kind === kind);
  if (marks.length === 0) return <>—</>;
  const list = (
    <ul className={styles.moments}>
      {marks.map((mark, at) => (
        <li key={`${String(mark.atMs)} ${String(at)}`}>
          <Link className={linkClass()} to={momentOf(run, mark.atMs)}>
            {wordsOf(mark)}
          </Link>
        </li>
      ))}
    </ul>
  );
  // What went as it should is many, and seldom looked at.
  if (kind !== 'STEP') return list;
  return (
    <details className={styles.words}>
      <summary>{t('runs.steps', { count: marks.length })}</summary>
      {list}
    </details>
  );
}

function RunTable({ id, runs }: { readonly id: string; readonly runs: readonly EventRun[] }): ReactElement {
  const { t } = useTranslation('debriefing');
  const shownName = useShownName();
  const columns: readonly Column<EventRun>[] = [
    { key: 'name', title: t('runs.person'), header: true, cell: shownName },
    ...KINDS.map((kind) => ({
      key: kind,
      title: t(`runs.kinds.${kind}`),
      cell: (run: EventRun) => <Moments {...{ id, run, kind }} />,
    })),
  ];
  return (
    <Table caption={t('runs.lines')} columns={columns} rows={runs} rowKey={({ attemptId }) => attemptId} />
  );
}
