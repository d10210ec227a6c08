// The columns of a board: who, what, saved, left; the rest folds out under the name.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardRow } from '#contract/entities/control.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './board.module.css';
import { standingOf, type Standing } from './standing.ts';
import type { BoardOnPage } from './use-board.ts';

const TONES = {
  OUT: 'danger',
  PAUSED: 'amber',
  AWAY: 'neutral',
  READY: 'primary',
  WORKING: 'success',
  LOST: 'danger',
  OVER: 'neutral',
  EXPIRED: 'neutral',
  MARKED: 'neutral',
} as const satisfies Record<Standing, BadgeTone>;

const MINUTE_MS = 60_000;
const minutesOf = (ms: number): number => Math.round(ms / MINUTE_MS);

export function useBoardColumns({ nowMs }: BoardOnPage): readonly Column<BoardRow>[] {
  const { t } = useTranslation('board');
  return [
    { key: 'who', title: t('board.columns.who'), header: true, cell: (row) => <Who row={row} /> },
    { key: 'what', title: t('board.columns.what'), cell: (row) => <What row={row} /> },
    {
      key: 'saved',
      title: t('board.columns.saved'),
      cell: (row) => <Saved row={row} nowMs={nowMs} />,
    },
    {
      key: 'left',
      title: t('board.columns.left'),
      align: 'end',
      cell: (row) => <Left row={row} nowMs={nowMs} />,
    },
  ];
}

interface RowProps {
  readonly row: BoardRow;
}

function Who({ row }: RowProps): ReactElement {
  const { t } = useTranslation('board');
  const { user } = row;
  return (
    <span className={styles.who}>
      <span>{user.fullName}</span>
      <span className={styles.note}>{user.group?.name ?? ''}</span>
      <details className={styles.more}>
        <summary>
          {t('board.more')}
          <VisuallyHidden>: {user.fullName}</VisuallyHidden>
        </summary>
        <Facts row={row} />
      </details>
    </span>
  );
}

function useFacts(row: BoardRow): readonly (readonly [string, string])[] {
  const { t } = useTranslation('board');
  const format = useFormat();
  const counts = [
    ['openings', row.openings],
    ['actions', row.actionCount],
    ['branches', row.branchCount],
    ['notes', row.noteCount],
    ['messages', row.unseenMessages],
  ] as const;
  return [
    ...(row.startedAt === null ? [] : [[t('board.facts.started'), format.time(row.startedAt)] as const]),
    ...counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [t(`board.facts.${name}`), format.number(count)] as const),
    ...(row.lastCode === null ? [] : [[t('board.facts.lastCode'), row.lastCode] as const]),
    ...(row.mark === null
      ? []
      : [
          [
            t('board.facts.mark'),
            `${format.number(row.mark)} / ${format.number(row.maxScore ?? 0)}`,
          ] as const,
        ]),
  ];
}

function Facts({ row }: RowProps): ReactElement {
  const { t } = useTranslation('board');
  const facts = useFacts(row);
  const mayRead = useCan('RESULTS_READ');
  const isOver = row.attemptId !== null && row.status !== 'IN_PROGRESS' && row.status !== 'CLOSING';
  return (
    <dl className={styles.details}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {mayRead && isOver && row.attemptId !== null ? (
        <Link className={linkClass()} to={resultPath(row.attemptId)}>
          {t('board.facts.result')}
        </Link>
      ) : null}
      {facts.length === 0 && !isOver ? <dd>—</dd> : null}
    </dl>
  );
}

function What({ row }: RowProps): ReactElement {
  const { t } = useTranslation('board');
  const standing = standingOf(row);
  const facts = { number: row.lastTask, total: row.taskCount, done: row.doneCount };
  return (
    <span className={styles.what}>
      <Badge tone={TONES[standing]}>{t(`board.standing.${standing}`)}</Badge>
      {row.attemptId === null ? null : (
        <span className={styles.note}>
          {row.lastTask === 0 ? t('board.noTask', facts) : t('board.task', facts)}
        </span>
      )}
    </span>
  );
}

interface TimedProps extends RowProps {
  readonly nowMs: number;
}

function Saved({ row: { savedAt }, nowMs }: TimedProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  if (savedAt === null) return <>{t('board.notSaved')}</>;
  return <>{t('board.savedAgo', { time: format.clock(Math.max(0, nowMs - Date.parse(savedAt))) })}</>;
}

function Left({ row, nowMs }: TimedProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { deadline, pausedAt, plannedMs, incidentMs } = row;
  const isRunning = row.status === 'IN_PROGRESS';
  const extra = [
    ...(plannedMs > 0 ? [t('board.planned', { minutes: minutesOf(plannedMs) })] : []),
    ...(incidentMs > 0 ? [t('board.incident', { minutes: minutesOf(incidentMs) })] : []),
  ];
  return (
    <span className={styles.left}>
      {isRunning && pausedAt === null ? (
        <span className={styles.clock}>{format.clock(Math.max(0, Date.parse(deadline) - nowMs))}</span>
      ) : (
        <span>—</span>
      )}
      {extra.length === 0 ? null : <span className={styles.note}>{extra.join(', ')}</span>}
    </span>
  );
}
