// What came of the last action: read out, and shown over the scene. In TRAINING it also says what was possible but wrong.
import type { ReactElement } from 'react';
import type { RoomState } from '#machines/room/state.ts';
import { describeOutcome } from '#machines/room/twin/describe-outcome.ts';
import type { Happened } from '../../simulation/play/case-run.ts';
import { remarkLines } from '../../simulation/play/remark-lines.ts';
import { roomTexts } from '../texts/room-texts.ts';
import type { RoomPlayerProps } from './player-props.ts';
import type { GameView } from './room-game.ts';
import styles from './room-player.module.css';

interface SpokenProps extends Pick<
  RoomPlayerProps,
  'game' | 'language' | 'saysReason' | 'trainingKey' | 'guide'
> {
  readonly view: GameView;
}

export function Spoken(props: SpokenProps): ReactElement {
  const last = props.view.happened.at(-1);
  if (!last) return <output className={styles.spoken} data-outcome="none" />;
  const remarks = remarksOf(props, last);
  const isPlain = last.outcome.ok && remarks.length === 0;
  const { game, language, saysReason } = props;
  return (
    <output className={styles.spoken} data-outcome={last.outcome.ok ? 'done' : 'refused'}>
      <span key={last.entry.seq} className={isPlain ? styles.done : styles.refused}>
        {describeOutcome(game.ruleset, last.entry, last.outcome, language, { saysReason })}
        {remarks.map((remark) => (
          <span key={remark} className={styles.remark}>
            {remark}
          </span>
        ))}
      </span>
    </output>
  );
}

/** What was possible but wrong, and why: nothing without a key. */
export function remarksOf(
  {
    game,
    trainingKey,
    guide,
    language,
  }: Pick<RoomPlayerProps, 'game' | 'trainingKey' | 'guide' | 'language'>,
  { entry, before, outcome }: Happened<RoomState>,
): readonly string[] {
  if (!trainingKey || !guide || !outcome.ok) return [];
  const remarks = guide.explainRoomMoment(game.ruleset, trainingKey.reference, {
    entry,
    before,
    after: outcome.state,
  });
  return remarkLines(remarks, roomTexts(language).brokenGate, language);
}
