// What TRAINING knows of the way: how far one has come, and, for one who wants to be led, the next move.
import { useEffect, useMemo, useState } from 'react';
import { particlesOf } from '#machines/room/particles.ts';
import { start } from '#machines/room/start.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import type { Guide } from '../guide/guide.ts';
import type { Fault } from '../guide/faults.ts';
import type { NextMove } from '../guide/next-move.ts';
import type { Choice } from '../../simulation/guide/choice.ts';
import type { Progress } from '../../simulation/guide/progress.ts';
import type { RoomPlayerProps } from './player-props.ts';
import type { GameView } from './room-game.ts';

/** Particles a minute that the person shed at the start, and sheds now. */
export interface Shed {
  readonly before: number;
  readonly now: number;
}

export interface Assist {
  /** Undefined where there is no key to know it by. */
  readonly progress: Progress | undefined;
  readonly isLed: boolean;
  readonly setLed: (isLed: boolean) => void;
  readonly move: NextMove | undefined;
  /** What the learner has to choose before the next move is shown. */
  readonly choice: Choice | undefined;
  readonly answer: () => void;
  readonly Question: Guide['ChoiceQuestion'] | undefined;
  /** Led or not is still to be chosen: nothing has been done, and nobody came to the end here before. */
  readonly isOffered: boolean;
  /** Where faults are to be found: they take the checklist's place, which would tell them. */
  readonly faults: readonly Fault[] | undefined;
  readonly shed: Shed | undefined;
  /** Ends the case at once; absent where the page alone can end it. */
  readonly onEnd: (() => void) | undefined;
}

type AssistOptions = Pick<RoomPlayerProps, 'trainingKey' | 'guide' | 'guidance' | 'huntsFaults' | 'onEnd'>;

/** Worked out anew after each action. */
export function useAssist(view: GameView, options: AssistOptions): Assist {
  const { trainingKey: key, guide, guidance, huntsFaults, onEnd } = options;
  const [isLed, setLed] = useState(guidance === 'LED');
  const [isAsked, setAsked] = useState(() => guidance === 'OFFERED' && isNewcomer());
  const { attempt, state } = view;
  const progress = useMemo(() => key && guide?.progressOf(attempt, key.reference), [attempt, key, guide]);
  const move = useMemo(() => {
    if (!key || !guide || !progress || !isLed) return undefined;
    const { ruleset, entries } = attempt;
    const left = guide.wayLeft(key.way ?? [], entries, progress.missing);
    return guide.nextMove({ ruleset, state, reference: key.reference, wayLeft: left }, progress);
  }, [attempt, key, guide, progress, state, isLed]);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const choice = useMemo(
    () =>
      key && progress && move ? guide?.choiceBefore(key.reference, progress, move.step, answered) : undefined,
    [guide, key, progress, move, answered],
  );
  const isThrough = isLed && progress?.next.length === 0 && move === undefined;
  useEffect(() => {
    if (isThrough) writeStored('room-guide', 'off');
  }, [isThrough]);
  const choose = (wanted: boolean): void => {
    writeStored('room-guide', wanted ? 'on' : 'off');
    setAsked(false);
    setLed(wanted);
  };
  const faults = useMemo(
    () => (key && huntsFaults === true ? guide?.faultsOf(attempt, key.reference, state) : undefined),
    [attempt, key, guide, huntsFaults, state],
  );
  return {
    progress,
    isLed: isLed && key !== undefined,
    setLed: choose,
    move: choice ? undefined : move,
    choice,
    answer: () => setAnswered(new Set([...answered, choice?.rule ?? ''])),
    Question: guide?.ChoiceQuestion,
    isOffered: isAsked && key !== undefined && faults === undefined && attempt.entries.length === 0,
    faults,
    shed: useMemo(() => (key ? shedOf(view) : undefined), [key, view]),
    onEnd,
  };
}

function shedOf({ attempt: { ruleset, play, seed }, state }: GameView): Shed | undefined {
  if (!ruleset.particles) return undefined;
  const before = particlesOf(ruleset, start(ruleset, play, seed)).perMinute;
  return { before, now: particlesOf(ruleset, state).perMinute };
}

/** Nobody has come to the end here by being led, or wanted no more of it. */
export function isNewcomer(): boolean {
  return readStored('room-guide') !== 'off';
}
