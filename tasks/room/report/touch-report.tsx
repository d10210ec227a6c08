// The touch ledger: what made the hands dirty, and what they then touched, each with the way to its moment.
import { punctuation } from '#contract/punctuation.ts';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/text-in.ts';
import type { SoilingRow } from '#machines/room/touch-ledger.ts';
import { Button } from '#src/ui/button.tsx';
import { clockText } from '../../simulation/clock-text.ts';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './debrief.module.css';

export interface TouchReportProps {
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
                  list: thenTouched.map((text) => textIn(text, language)).join(punctuation[language].list),
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
