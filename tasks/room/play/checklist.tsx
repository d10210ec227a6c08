// The steps of the case with how far one has come: those possible now, unless the guide says them, and all when asked for.
import { Circle, CircleCheck, CircleDot, Shuffle } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import type { Progress, ProgressRow, StepMark } from '../../simulation/guide/progress.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';
import type { Assist } from './use-assist.ts';

const ICONS = {
  done: CircleCheck,
  outOfOrder: Shuffle,
  next: CircleDot,
  later: Circle,
} as const satisfies Record<StepMark, typeof Circle>;

const MAX_NEXT = 2;

interface ChecklistProps {
  readonly assist: Assist;
  readonly progress: Progress;
  readonly language: Language;
}

export function Checklist({ assist, progress, language }: ChecklistProps): ReactElement {
  const [showsAll, setShowsAll] = useState(false);
  const texts = roomTexts(language).assist;
  const { rows, doneCount } = progress;
  const next = assist.isLed ? [] : rows.filter(({ mark }) => mark === 'next').slice(0, MAX_NEXT);
  const shown = showsAll ? rows : next;
  return (
    <div className={styles.checklist}>
      <ProgressBar
        label={texts.checklist}
        labelHidden
        value={doneCount}
        max={rows.length}
        valueText={filled(texts.done, { done: doneCount, total: rows.length })}
      />
      {shown.length === 0 ? null : (
        <ol className={styles.rows}>
          {shown.map((row) => (
            <StepRow key={row.id} row={row} language={language} />
          ))}
        </ol>
      )}
      <div className={styles.choices}>
        <Switch
          label={texts.lead}
          checked={assist.isLed}
          onChange={(event) => assist.setLed(event.target.checked)}
        />
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? texts.fewer : texts.all}
        </button>
      </div>
    </div>
  );
}

function StepRow({
  row: { id, text, mark },
  language,
}: {
  readonly row: ProgressRow;
  readonly language: Language;
}): ReactElement {
  const Icon = ICONS[mark];
  return (
    <li className={`${styles.row} ${styles[mark] ?? ''}`} data-step={id} data-mark={mark}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {textIn(text, language)}
        <small>{roomTexts(language).assist.marks[mark]}</small>
      </span>
    </li>
  );
}
