// What a row of the board folds out: counts, times, and where its person stands in a simulation, looked at while it is open.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { lookAtPractice } from '#contract/calls/control.ts';
import type { BoardRow, PracticeNow } from '#contract/entities/control.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { followPath } from '../events-address.ts';
import styles from './board.module.css';

const LOOK_MS = 3000;
/** The first digit of emergencySituations: how the situation stands. */
const EMERGENCIES = { 1: 'active', 2: 'contained', 3: 'escalated' } as const;

interface RowFactsProps {
  readonly eventId: string;
  readonly row: BoardRow;
}

export function RowFacts({ eventId, row }: RowFactsProps): ReactElement {
  const { t } = useTranslation('board');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('board.more')}
        <VisuallyHidden>: {row.user.fullName}</VisuallyHidden>
      </summary>
      {isOpen ? (
        <>
          <Facts row={row} />
          {row.actionCount > 0 ? <Practice eventId={eventId} row={row} /> : null}
        </>
      ) : null}
    </details>
  );
}

function Practice({ eventId, row }: RowFactsProps): ReactElement {
  const isRunning = row.status === 'IN_PROGRESS';
  const found = useQuery({
    ...callQuery<typeof lookAtPractice>('/execution-work/:id/people/:userId/practice', {
      params: { id: eventId, userId: row.user.id },
    }),
    refetchInterval: isRunning ? LOOK_MS : false,
    staleTime: 0,
  });
  if (found.data === undefined)
    return found.isError ? <QueryError compact query={found} /> : <Skeleton width="160px" />;
  return (
    <>
      {found.data.tasks.map((task) => (
        <PracticeTask key={task.number} task={task} scene={followPath(eventId, row.user.id, task.number)} />
      ))}
    </>
  );
}

interface PracticeTaskProps {
  readonly task: PracticeNow['tasks'][number];
  /** Where the scene is followed. */
  readonly scene: string;
}

function PracticeTask({ task, scene }: PracticeTaskProps): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const format = useFormat();
  const { number, place, lastAction, codes, score, maxScore } = task;
  const emergency = EMERGENCIES[Number(codes?.emergencySituations[0]) as keyof typeof EMERGENCIES];
  const facts = [
    ['place', place && textIn(place, language)],
    ['lastAction', lastAction && textIn(lastAction, language)],
    ['emergency', codes && t(`practice.emergencies.${emergency ?? 'none'}`)],
    ['emergencySituations', codes?.emergencySituations],
    ['stateProcess', codes?.stateProcess],
    [
      'score',
      score === null
        ? null
        : t('practice.scoreOf', { score: format.number(score), max: format.number(maxScore) }),
    ],
  ] as const;
  return (
    <>
      <p className={styles.practiceTitle}>{t('practice.task', { number })}</p>
      <dl className={styles.details}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`practice.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Link className={linkClass()} to={scene}>
        {t('practice.follow')}
      </Link>
    </>
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

function Facts({ row }: Pick<RowFactsProps, 'row'>): ReactElement {
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
