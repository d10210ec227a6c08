// The hints of a case, opened one by one: in TRAINING alone.
import { Lightbulb } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './room-player.module.css';

interface HintsProps {
  readonly hints: RoomKey['hints'];
  readonly language: Language;
  /** Points that taking hints costs, said before the first is taken. */
  readonly penalty: number;
  readonly onTake: () => void;
}

export function Hints({ hints, language, penalty, onTake }: HintsProps): ReactElement | null {
  const [shown, setShown] = useState(0);
  const texts = roomTexts(language);
  if (hints.length === 0) return null;
  return (
    <div className={styles.hints} aria-live="polite">
      <ol>
        {hints.slice(0, shown).map((hint) => (
          <li key={hint.ru}>{textIn(hint, language)}</li>
        ))}
      </ol>
      {penalty > 0 ? <p>{filled(texts.hintCost, { points: penalty })}</p> : null}
      {shown < hints.length ? (
        <Button
          size="s"
          variant="secondary"
          icon={<Lightbulb size={16} />}
          text={filled(texts.nextHint, { number: shown + 1, total: hints.length })}
          onClick={() => {
            setShown(shown + 1);
            onTake();
          }}
        />
      ) : null}
    </div>
  );
}
