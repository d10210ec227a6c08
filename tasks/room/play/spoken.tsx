// What came of the last action: read out, and shown for a while over the scene.
import type { ReactElement } from 'react';
import type { Language } from '#contract/text-in.ts';
import { describeOutcome } from '#machines/room/twin/describe-outcome.ts';
import type { GameView, RoomGame } from './room-game.ts';
import styles from './room-player.module.css';

export interface SpokenProps {
  readonly game: RoomGame;
  readonly view: GameView;
  readonly language: Language;
  readonly saysReason: boolean;
}

/** Walking is seen; it is only spoken of when it was refused. */
export function Spoken({ game, view, language, saysReason }: SpokenProps): ReactElement {
  const last = view.happened.at(-1);
  const text = last ? describeOutcome(game.ruleset, last.entry, last.outcome, language, { saysReason }) : '';
  return (
    <output className={styles.spoken} data-outcome={last ? outcomeWord(last.outcome.ok) : 'none'}>
      <span key={last?.entry.seq ?? 0} className={last?.outcome.ok === false ? styles.refused : styles.done}>
        {text}
      </span>
    </output>
  );
}

function outcomeWord(isDone: boolean): 'done' | 'refused' {
  return isDone ? 'done' : 'refused';
}
