// What TRAINING knows of the way: how far one has come, and, for one who wants to be led, the next move.
import { useEffect, useMemo, useState } from 'react';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { readStored, writeStored } from '#src/lib/local-storage.ts';
import { nextMove, type NextMove } from '../guide/next-move.ts';
import { progressOf, type Progress } from '../guide/progress.ts';
import { wayLeft } from '../guide/way-left.ts';
import type { GameView } from './room-game.ts';

export interface Assist {
  /** Undefined where there is no key to know it by. */
  readonly progress: Progress | undefined;
  readonly isLed: boolean;
  readonly setLed: (isLed: boolean) => void;
  readonly move: NextMove | undefined;
}

/**
 * Worked out anew after each action.
 * @param startsLed a newcomer is led from the first moment
 */
export function useAssist(view: GameView, key: RoomKey | undefined, startsLed: boolean): Assist {
  const [isLed, setLed] = useState(startsLed);
  const { attempt, state } = view;
  const progress = useMemo(() => key && progressOf(attempt, key.reference), [attempt, key]);
  const move = useMemo(() => {
    if (!key || !progress || !isLed) return undefined;
    const { ruleset, entries } = attempt;
    const left = wayLeft(key.way ?? [], entries, progress.missing);
    return nextMove({ ruleset, state, reference: key.reference, wayLeft: left }, progress);
  }, [attempt, key, progress, state, isLed]);
  const isThrough = isLed && progress?.next.length === 0;
  useEffect(() => {
    if (isThrough) writeStored('room-guide', 'off');
  }, [isThrough]);
  const choose = (wanted: boolean): void => {
    writeStored('room-guide', wanted ? 'on' : 'off');
    setLed(wanted);
  };
  return { progress, isLed: isLed && key !== undefined, setLed: choose, move };
}

/** Nobody has come to the end here by being led, or wanted no more of it. */
export function isNewcomer(): boolean {
  return readStored('room-guide') !== 'off';
}
