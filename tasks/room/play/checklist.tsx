// The steps of the case with how far one has come: in TRAINING alone.
import { Circle, CircleCheck, CircleDot, Shuffle } from 'lucide-react';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/text-in.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Switch } from '#src/ui/switch.tsx';
import type { Progress, StepMark } from '../guide/progress.ts';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';
import type { Assist } from './use-assist.ts';

const ICONS = {
  done: CircleCheck,
  outOfOrder: Shuffle,
  next: CircleDot,
  later: Circle,
} as const satisfies Record<StepMark, typeof Circle>;

export interface ChecklistProps {
  readonly assist: Assist;
  readonly progress: Progress;
  readonly language: Language;
}

export function Checklist({ assist, progress, language }: ChecklistProps): ReactElement {
  const texts = roomTexts(language).assist;
  const { rows, doneCount } = progress;
  const words = filled(texts.done, { done: doneCount, total: rows.length });
  return (
    <div className={styles.checklist}>
      <Switch
        label={texts.lead}
        checked={assist.isLed}
        onChange={(event) => assist.setLed(event.target.checked)}
      />
      <ProgressBar
        label={texts.checklist}
        labelHidden
        value={doneCount}
        max={rows.length}
        valueText={words}
      />
      <p className={styles.count}>{words}</p>
      <ol className={styles.rows}>
        {rows.map(({ id, text, mark }) => {
          const Icon = ICONS[mark];
          return (
            <li key={id} className={`${styles.row} ${styles[mark] ?? ''}`} data-step={id} data-mark={mark}>
              <Icon size={16} aria-hidden="true" />
              <span>
                {textIn(text, language)}
                <small>{texts.marks[mark]}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
