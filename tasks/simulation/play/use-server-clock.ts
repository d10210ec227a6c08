// In CONTROL a run's clock is the attempt's to report, and stands while the server is not heard of.
import { useEffect } from 'react';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { AnswerScreenProps } from '../../view-props.ts';

interface ClockedGame {
  readonly clock: () => RunClock;
  /** For a game that counts by itself what passes; others are told by not being moved on. */
  readonly hold?: (isHeld: boolean) => void;
}

export function useServerClock(
  game: ClockedGame | undefined,
  { onClock, isFrozen = false }: Pick<AnswerScreenProps, 'onClock' | 'isFrozen'>,
): void {
  useEffect(() => (game && onClock ? onClock(game.clock) : undefined), [game, onClock]);
  useEffect(() => game?.hold?.(isFrozen), [game, isFrozen]);
}
