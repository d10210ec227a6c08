// The controls of a replay: play, step, speed, and the time line with a mark for each judged step.
import { FastForward, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { clockText } from './clock-text.ts';
import styles from './replay.module.css';
import { SPEEDS, type ReplayClock, type Speed } from './replay-clock.ts';
import { shownStatus, type ShownStatus } from './shown-status.ts';

export interface ReplayTexts {
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly speed: string;
  readonly time: string;
  readonly skipIdle: string;
  readonly status: Readonly<Record<ShownStatus, string>>;
}

interface ReplayControlsProps {
  readonly clock: ReplayClock;
  readonly durationMs: number;
  readonly judgements: readonly Judgement[];
  readonly texts: ReplayTexts;
  readonly language: Language;
  /** The room's where left out. */
  readonly speeds?: readonly Speed[];
  /** Where to look for a step, also for one that was not done. */
  readonly momentOf?: ((judgement: Judgement) => number | undefined) | undefined;
  readonly skipsIdle: boolean;
  readonly onSkipsIdle: (skips: boolean) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
}

export function ReplayControls(props: ReplayControlsProps): ReactElement {
  const { clock, durationMs, texts, speeds = SPEEDS } = props;
  return (
    <div className={styles.controls}>
      <TimeLine {...props} />
      <div className={styles.buttons}>
        <IconButton label={texts.back} icon={<SkipBack aria-hidden="true" />} onClick={props.onBack} />
        <IconButton
          label={clock.isPlaying ? texts.pause : texts.play}
          icon={clock.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => clock.setPlaying(!clock.isPlaying)}
        />
        <IconButton
          label={texts.forward}
          icon={<SkipForward aria-hidden="true" />}
          onClick={props.onForward}
        />
        <span className={styles.clock}>
          {clockText(clock.atMs)} / {clockText(durationMs)}
        </span>
        <RadioGroup
          label={texts.speed}
          labelHidden
          look="segments"
          value={String(clock.speed)}
          onChange={(value) => clock.setSpeed(speedOf(speeds, value))}
          options={speeds.map((speed) => ({
            value: String(speed),
            label: speed === 0.5 ? '½×' : `${speed}×`,
          }))}
        />
        <Button
          size="s"
          variant={props.skipsIdle ? 'primary' : 'secondary'}
          icon={<FastForward size={16} />}
          text={texts.skipIdle}
          aria-pressed={props.skipsIdle}
          onClick={() => props.onSkipsIdle(!props.skipsIdle)}
        />
      </div>
    </div>
  );
}

function speedOf(speeds: readonly Speed[], value: string): Speed {
  return speeds.find((speed) => String(speed) === value) ?? 1;
}

/** What was refused at the very end lies behind the last action: it stays on the line. */
function placeOnLine(at: number, durationMs: number): number {
  return Math.min(100, (100 * at) / Math.max(durationMs, 1));
}

function TimeLine(props: ReplayControlsProps): ReactElement {
  const { clock, durationMs, judgements, texts, language, momentOf } = props;
  return (
    <div className={styles.line}>
      <div className={styles.marks}>
        {judgements.map((judgement) => {
          const { seq, id } = judgement;
          const status = shownStatus(judgement);
          const at = judgement.at ?? momentOf?.(judgement);
          if (at === undefined) return null;
          const label = `${clockText(at)} ${texts.status[status]}: ${textIn(judgement.text, language)}`;
          return (
            <button
              key={`${id}-${seq ?? ''}`}
              type="button"
              className={`${styles.mark} ${styles[status] ?? ''}`}
              style={{ insetInlineStart: `${placeOnLine(at, durationMs)}%` }}
              aria-label={label}
              title={label}
              onClick={() => clock.seek(at)}
            />
          );
        })}
      </div>
      <input
        type="range"
        className={styles.range}
        aria-label={texts.time}
        aria-valuetext={clockText(clock.atMs)}
        min={0}
        max={durationMs}
        step={100}
        value={Math.round(clock.atMs)}
        onChange={(event) => clock.seek(Number(event.target.value))}
      />
    </div>
  );
}
