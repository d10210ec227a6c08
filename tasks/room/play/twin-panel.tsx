// The text twin: the same state as the scene, in words; alone it is enough to play.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import { describeState } from '#machines/room/twin/describe-state.ts';
import styles from './room-player.module.css';

interface TwinPanelProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
}

export function TwinPanel({ ruleset, state, language }: TwinPanelProps): ReactElement {
  return (
    <dl className={styles.twin} data-twin>
      {describeState(ruleset, state, language).map((line) => (
        <div key={line.id} data-line={line.id}>
          <dt>{line.label}</dt>
          <dd>{line.text}</dd>
        </div>
      ))}
    </dl>
  );
}
