// The bay in words, line by line.
import type { ReactElement } from 'react';
import { describeState } from '#machines/equipment/twin/describe-state.ts';
import type { EquipmentPlayerProps } from './player-props.ts';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

interface TwinPanelProps extends Pick<EquipmentPlayerProps, 'game' | 'language'> {
  readonly model: EquipmentModel;
}

export function TwinPanel({ game, language, model }: TwinPanelProps): ReactElement {
  return (
    <>
      <h2>{playTexts(language).twin}</h2>
      <dl className={styles.twin} data-twin>
        {describeState(game.ruleset, model.view.state, language).map((line) => (
          <div key={line.id} data-line={line.id}>
            <dt>{line.label}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
