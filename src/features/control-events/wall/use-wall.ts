// The runs of those on the wall, and what of them has been drawn: whose turn it is at the one renderer.
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { BoardRow } from '#contract/entities/control.ts';
import type { StillLine } from '#tasks/view-props.ts';
import type { FollowedRun } from '#src/lib/attempts/grown-run.ts';
import { followedScene } from '../follow/follow-scene.ts';
import { nextTurn } from './next-turn.ts';

/** A scene whose pictures do not come lets the next be drawn. */
const STUCK_MS = 20_000;

interface Still {
  readonly canvas: HTMLCanvasElement;
  /** The log as it is drawn, and on which look of the page; undefined: not yet. */
  readonly replay?: Replay;
  readonly look?: string;
  /** By the server's clock: as of when the log is drawn. */
  readonly asOf?: string;
  /** undefined: the picture could not be drawn. */
  readonly lines?: readonly StillLine[] | undefined;
}

export interface WallSeat {
  readonly key: string;
  readonly row: BoardRow;
  readonly run: FollowedRun | undefined;
  readonly error: unknown;
  readonly still: Still | undefined;
}

/** What is at the renderer. */
export interface Job {
  readonly stage: string;
  readonly replay: Replay;
  readonly canvas: HTMLCanvasElement;
  readonly onDrawn: (lines: readonly StillLine[]) => void;
}

type Stills = ReadonlyMap<string, Still>;

const without = (stills: Stills, key: string): Stills =>
  new Map([...stills].filter(([held]) => held !== key));

/** The canvases of the page, and what is on them. */
function useStills() {
  const [stills, setStills] = useState<Stills>(new Map());
  /** Gives its memory back when it goes. */
  const hold = useCallback((key: string, canvas: HTMLCanvasElement) => {
    setStills((before) => new Map([...before, [key, { canvas }]]));
    return () => {
      canvas.width = 0;
      canvas.height = 0;
      setStills((before) => without(before, key));
    };
  }, []);
  const fill = useCallback((key: string, drawn: Omit<Still, 'canvas'>) => {
    setStills((before) => {
      const still = before.get(key);
      return still === undefined ? before : new Map([...before, [key, { ...still, ...drawn }]]);
    });
  }, []);
  return { stills, hold, fill };
}

export const seatKey = ({ user, attemptId, sceneTask }: BoardRow): string =>
  `${user.id} ${attemptId ?? ''} ${sceneTask}`;

const stageOf = ({ simulation: { simulation, rulesetId, rulesetRevision } }: Replay): string =>
  `${simulation} ${rulesetId} ${rulesetRevision}`;

/** @param look of the page (language, ground): another one draws everything anew */
export function useWall(eventId: string, rows: readonly BoardRow[], look: string) {
  const client = useQueryClient();
  const { stills, hold, fill } = useStills();
  const runs = useQueries({
    queries: rows.map(({ user, sceneTask }) => ({
      ...followedScene(client, { eventId, userId: user.id, number: String(sceneTask) }),
      enabled: sceneTask > 0,
    })),
  });
  const seats = rows.map((row, at): WallSeat => {
    const key = seatKey(row);
    return { key, row, run: runs[at]?.data, error: runs[at]?.error, still: stills.get(key) };
  });
  return { seats, hold, job: useJob(seats, look, fill) };
}

function useJob(
  seats: readonly WallSeat[],
  look: string,
  fill: ReturnType<typeof useStills>['fill'],
): Job | undefined {
  const [last, setLast] = useState<string>();
  const [tries, setTries] = useState(0);
  const places = seats.flatMap(({ key, run, still }) =>
    run === undefined || still === undefined
      ? []
      : { key, stage: stageOf(run.replay), isWaiting: still.replay !== run.replay || still.look !== look },
  );
  const next = nextTurn(places, last);
  if (next !== undefined && next !== last) setLast(next);
  const seat = seats.find(({ key }) => key === (next ?? last));
  const finish = (lines?: readonly StillLine[]): void => {
    if (seat?.run === undefined) return;
    const { replay, asOf } = seat.run;
    fill(seat.key, { replay, look, asOf, lines });
  };
  useStuck(next === undefined ? undefined : seat?.run?.replay, () => {
    finish();
    setTries((count) => count + 1);
  });
  if (seat?.run === undefined || seat.still === undefined) return undefined;
  const { replay } = seat.run;
  const stage = `${stageOf(replay)} ${look} ${tries}`;
  return { stage, replay, canvas: seat.still.canvas, onDrawn: finish };
}

/** Gives up what is at the renderer for too long. */
function useStuck(replay: Replay | undefined, giveUp: () => void): void {
  const latest = useRef(giveUp);
  useLayoutEffect(() => {
    latest.current = giveUp;
  });
  useEffect(() => {
    if (replay === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), STUCK_MS);
    return () => clearTimeout(timer);
  }, [replay]);
}
