// In CONTROL a run is the attempt's to report and to issue to, and stands while the server is not heard of.
import { useEffect } from 'react';
import type { AnswerScreenProps, ServedRun } from '../../view-props.ts';

interface ServedGame extends ServedRun {
  /** For a game that counts by itself what passes; others are told by not being moved on. */
  readonly hold?: (isHeld: boolean) => void;
}

export function useServedRun(
  game: ServedGame | undefined,
  { onRun, isFrozen = false }: Pick<AnswerScreenProps, 'onRun' | 'isFrozen'>,
): void {
  useEffect(() => (game && onRun ? onRun(game) : undefined), [game, onRun]);
  useEffect(() => game?.hold?.(isFrozen), [game, isFrozen]);
}
