// One learner on the wall: the still, and below it who, where, and how old it is.
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { followPath, wallPath } from '../events-address.ts';
import { ageOf, stillState, type StillState } from './still-age.ts';
import type { WallSeat } from './use-wall.ts';
import styles from './wall.module.css';

const TONES = {
  FRESH: 'success',
  OLD: 'amber',
  PAUSED: 'amber',
  LOST: 'danger',
  UNHEARD: 'danger',
  OVER: 'neutral',
} as const satisfies Record<StillState, BadgeTone>;

interface WallStillProps {
  readonly eventId: string;
  readonly seat: WallSeat;
  /** Who was chosen for the wall: one comes back to it. */
  readonly people: readonly string[];
  readonly nowMs: number;
  readonly isBoardFresh: boolean;
  readonly hold: (key: string, canvas: HTMLCanvasElement) => () => void;
}

export function WallStill({ eventId, seat, people, hold, ...clock }: WallStillProps): ReactElement {
  const { t } = useTranslation('board');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { key, row, run, still } = seat;
  useEffect(() => (canvas.current ? hold(key, canvas.current) : undefined), [hold, key]);
  const { user, sceneTask } = row;
  const isDrawn = still?.lines !== undefined;
  return (
    <li className={styles.seat} data-still={isDrawn ? 'drawn' : 'waiting'}>
      <Link className={styles.link} to={followPath(eventId, user.id, sceneTask, wallPath(eventId, people))}>
        <span className={styles.picture}>
          <canvas ref={canvas} className={styles.canvas} hidden={!isDrawn} aria-hidden="true" />
          {isDrawn ? null : <span className={styles.wait}>{t(waitingFor(seat))}</span>}
        </span>
        <span className={styles.name}>{user.fullName}</span>
      </Link>
      <p className={styles.facts}>
        {run === undefined
          ? t('wall.task', { number: sceneTask })
          : t(`wall.tasks.${run.replay.simulation.simulation}`, { number: sceneTask })}
      </p>
      {still?.asOf === undefined || run === undefined ? null : (
        <Age row={row} asOf={still.replay === run.replay ? run.asOf : still.asOf} {...clock} />
      )}
      <Words seat={seat} />
    </li>
  );
}

/** The same for who does not see it. */
function Words({ seat: { row, still } }: Pick<WallStillProps, 'seat'>): ReactElement | null {
  const { t } = useTranslation('board');
  if (still?.lines === undefined) return null;
  return (
    <details className={styles.words}>
      <summary aria-label={t('wall.wordsOf', { name: row.user.fullName })}>{t('wall.words')}</summary>
      <dl>
        {still.lines.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function waitingFor({ error, still, run }: WallSeat): 'wall.noPicture' | 'wall.notHeard' | 'wall.drawing' {
  if (run !== undefined && still?.replay !== undefined) return 'wall.noPicture';
  return run === undefined && error ? 'wall.notHeard' : 'wall.drawing';
}

interface AgeProps extends Pick<WallStillProps, 'nowMs' | 'isBoardFresh'> {
  readonly row: WallSeat['row'];
  readonly asOf: string;
}

function Age(props: AgeProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const state = stillState(props);
  return (
    <p className={styles.age} data-state={state}>
      <Badge tone={TONES[state]}>{t(`wall.states.${state}`)}</Badge>
      <span>{t('wall.age', { time: format.clock(ageOf(props)) })}</span>
    </p>
  );
}

/** Chosen, but at no simulation: there is nothing to show. */
export function EmptySeat({ row }: { readonly row: WallSeat['row'] }): ReactElement {
  const { t } = useTranslation('board');
  return (
    <li className={styles.seat}>
      <span className={styles.picture}>
        <span className={styles.wait}>{t('wall.noScene')}</span>
      </span>
      <span className={styles.name}>{row.user.fullName}</span>
    </li>
  );
}
