// The columns of a board: who, what, saved, left; the rest folds out under the name.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#contract/entities/control.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import styles from './board.module.css';
import { RowFacts } from './row-facts.tsx';
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

/** Nothing is to come: what was not answered is said by the mark. */
const IS_OVER: ReadonlySet<Standing> = new Set(['OVER', 'EXPIRED', 'MARKED', 'OUT']);

const MINUTE_MS = 60_000;
const minutesOf = (ms: number): number => Math.round(ms / MINUTE_MS);

export function useBoardColumns(eventId: string, { nowMs }: BoardOnPage): readonly Column<BoardRow>[] {
  const { t } = useTranslation('board');
  return [
    {
      key: 'who',
      title: t('board.columns.who'),
      header: true,
      cell: (row) => <Who eventId={eventId} row={row} />,
    },
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

function Who({ eventId, row }: RowProps & { readonly eventId: string }): ReactElement {
  const { user } = row;
  return (
    <span className={styles.who}>
      <span>{user.fullName}</span>
      <span className={styles.note}>{user.group?.name ?? ''}</span>
      <RowFacts eventId={eventId} row={row} />
    </span>
  );
}

function What({ row }: RowProps): ReactElement {
  const { t } = useTranslation('board');
  const standing = standingOf(row);
  const facts = { number: row.lastTask, total: row.taskCount, done: row.doneCount };
  return (
    <span className={styles.what}>
      <Badge tone={TONES[standing]}>{t(`board.standing.${standing}`)}</Badge>
      {row.attemptId === null || (row.lastTask === 0 && IS_OVER.has(standing)) ? null : (
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
  const { list } = PUNCTUATION[useLanguage()];
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
      {extra.length === 0 ? null : <span className={styles.note}>{extra.join(list)}</span>}
    </span>
  );
}
