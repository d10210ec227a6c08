// What came of the last action: read out, and shown over the scene. In TRAINING it also says what was possible but wrong.
import type { ReactElement } from 'react';
import { describeOutcome } from '#machines/equipment/twin/describe-outcome.ts';
import { remarkLines } from '../../simulation/play/remark-lines.ts';
import type { EquipmentPlayerProps } from './player-props.ts';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

interface SpokenProps extends Pick<
  EquipmentPlayerProps,
  'game' | 'language' | 'saysReason' | 'trainingKey' | 'explain'
> {
  readonly model: Pick<EquipmentModel, 'view'>;
}

export function Spoken(props: SpokenProps): ReactElement {
  const { game, language, saysReason, model } = props;
  const last = model.view.happened.at(-1);
  const isSilent = !last || last.entry.code === 'SPEED';
  const remarks = remarksOf(props);
  const isPlain = last?.outcome.ok === true && remarks.length === 0;
  return (
    <output className={styles.spoken} data-outcome={last ? (last.outcome.ok ? 'done' : 'refused') : 'none'}>
      {isSilent ? null : (
        <span key={last.entry.seq} className={isPlain ? styles.done : styles.refused}>
          {describeOutcome(game.ruleset, last.entry, last.outcome, language, { saysReason })}
          {remarks.map((remark) => (
            <span key={remark} className={styles.remark}>
              {remark}
            </span>
          ))}
        </span>
      )}
    </output>
  );
}

/** Nothing without a key. */
function remarksOf({ game, language, trainingKey, explain, model }: SpokenProps): readonly string[] {
  const { happened } = model.view;
  const last = happened.at(-1);
  if (!trainingKey || !explain || !last?.outcome.ok) return [];
  const moment = { entry: last.entry, before: last.before, after: last.outcome.state };
  // The first action of a run that was begun anew has none before it.
  const earlier = last.entry.seq > 1 ? happened.at(-2)?.outcome.state : undefined;
  const remarks = explain(game.ruleset, trainingKey, moment, earlier);
  return remarkLines(remarks, playTexts(language).brokenGate, language);
}
