// How many particles entered the clean zone, against the limit of its class, and how many each thing brought.
import type { ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { CarriedIn } from '#contract/simulation/room-particles.ts';
import { formatOf, type Format } from '#src/i18n/use-format.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './debrief.module.css';

interface CarriedInReportProps {
  readonly carried: CarriedIn;
  readonly language: Language;
}

export function CarriedInReport({ carried, language }: CarriedInReportProps): ReactElement {
  const texts = roomTexts(language).report;
  const format = formatOf(language);
  const { isWithin, most, isoClass, limitPerM3, perM3 } = carried;
  return (
    <div className={styles.stack}>
      <StatTiles>
        <StatTile label={texts.perM3} value={format.number(perM3)} />
        <StatTile label={filled(texts.limit, { iso: isoClass })} value={format.number(limitPerM3)} />
      </StatTiles>
      <Notice tone={isWithin ? 'success' : 'danger'} title={isWithin ? texts.within : texts.over}>
        {most ? filled(texts.most, { cause: textIn(most.text, language) }) : null}
      </Notice>
      <Shares carried={carried} format={format} language={language} />
    </div>
  );
}

interface SharesProps extends CarriedInReportProps {
  readonly format: Format;
}

/** Largest first, each with its share of the total and the source of the figure. */
function Shares({ carried, format, language }: SharesProps): ReactElement {
  const texts = roomTexts(language).report;
  const { perMinute, shares } = carried;
  return (
    <section aria-label={texts.shares}>
      <h4 className={styles.note}>
        {texts.shares} · {texts.count}
      </h4>
      <ol className={styles.shares}>
        {shares.map(({ cause, text, sources, perMinute: own }) => (
          <li key={cause}>
            <span className={styles.cause}>
              {textIn(text, language)}
              {sources.length > 0 ? (
                <small>
                  {filled(texts.sources, {
                    list: sources.map(({ title }) => title).join(PUNCTUATION[language].semicolon),
                  })}
                </small>
              ) : null}
            </span>
            <span className={styles.figure}>{format.number(own)}</span>
            <span className={styles.figure}>{format.percent(perMinute === 0 ? 0 : own / perMinute)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
