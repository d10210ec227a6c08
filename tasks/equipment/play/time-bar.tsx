// The time of the simulation: what it is, how fast it goes, and waiting for the next event.
import { FastForward } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { clockText } from '#machines/equipment/clock.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import type { EquipmentGame } from './equipment-game.ts';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

interface TimeBarProps {
  readonly game: EquipmentGame;
  readonly model: EquipmentModel;
  readonly language: Language;
}

export function TimeBar({ game, model, language }: TimeBarProps): ReactElement {
  const texts = playTexts(language).time;
  const { state } = model.view;
  return (
    <fieldset className={styles.timeBar} aria-label={texts.title}>
      <time className={styles.clock} role="timer" aria-label={texts.clock}>
        {clockText(state.play, state.clockMs)}
      </time>
      <RadioGroup
        label={texts.speed}
        labelHidden
        look="segments"
        value={String(state.speed)}
        options={game.ruleset.speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onChange={(speed) => model.act([{ code: 'SPEED', params: { speed: Number(speed) } }])}
      />
      <Button
        size="s"
        variant="secondary"
        icon={<FastForward size={16} aria-hidden="true" />}
        text={texts.wait}
        title={texts.waitHint}
        loading={model.view.isWaiting}
        onClick={() => model.act([{ code: 'WAIT', params: { until: 'EVENT' } }])}
      />
    </fieldset>
  );
}
