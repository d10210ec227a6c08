// The touch ledger: what made the hands dirty and what they touched afterwards, each with a link to its
// moment.
import type { ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { SoilingRow } from '#machines/room/touch-ledger.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { clockText } from '../../simulation/clock-text.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './debrief.module.css';

interface TouchReportProps {
  readonly rows: readonly SoilingRow[];
  readonly language: Language;
  readonly onMoment: (atMs: number) => void;
}

export function TouchReport({ rows, language, onMoment }: TouchReportProps): ReactElement {
  const texts = roomTexts(language).report;
  if (rows.length === 0) return <p className={styles.note}>{texts.noTouches}</p>;
  return (
    <ol className={styles.touches}>
      {rows.map(({ atMs, by, dirt, thenTouched }) => (
        <li key={`${atMs}-${dirt.ru}`}>
          <div>
            <p>{filled(texts.soiledBy[by], { thing: textIn(dirt, language) })}</p>
            {thenTouched.length > 0 ? (
              <p className={styles.note}>
                {filled(texts.afterwards, {
                  list: thenTouched.map((text) => textIn(text, language)).join(PUNCTUATION[language].list),
                })}
              </p>
            ) : null}
          </div>
          <Button
            size="s"
            variant="secondary"
            text={clockText(atMs)}
            aria-label={filled(texts.momentOf, { time: clockText(atMs) })}
            onClick={() => onMoment(atMs)}
          />
        </li>
      ))}
    </ol>
  );
}
