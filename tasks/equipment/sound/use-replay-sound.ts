// The bay's sound in a replay at normal speed.
import { useEffect, useState } from 'react';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import { BayFollower } from './bay-follower.ts';

interface ReplaySoundOptions {
  readonly ruleset: EquipmentRuleset;
  readonly board: SoundBoard;
  readonly clock: ReplayClock;
  readonly state: EquipmentState;
  /** The number of the entry last shown, if it was refused. */
  readonly refusedAt: number | undefined;
}

/** Follows a replay while it runs; jumps, single steps and fast play are silent. */
export function useReplaySound({ ruleset, board, clock, state, refusedAt }: ReplaySoundOptions): void {
  const [heard] = useState(() => new BayFollower(ruleset, state, board));
  const isSounding = clock.isPlaying && clock.speed === 1;
  const isHeard = isSounding && !clock.hasJumped;
  useEffect(() => {
    if (isHeard) heard.show(state, false);
    else heard.seek(state);
  }, [heard, state, isHeard]);
  useEffect(() => {
    if (isHeard && refusedAt !== undefined) board.play('try/refused');
  }, [board, isHeard, refusedAt]);
  useEffect(() => {
    if (!isSounding) return undefined;
    heard.begin();
    return () => heard.stop();
  }, [heard, isSounding]);
}
