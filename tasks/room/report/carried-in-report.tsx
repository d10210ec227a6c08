// How many particles came into the clean zone, against the limit of its class, and which thing brought how many.
import type { ReactElement } from 'react';
import type { CarriedIn } from '#contract/simulation/room-particles.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { formatOf, type Format } from '#src/i18n/use-format.ts';
import { Notice } from '#src/ui/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/stat-tile.tsx';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './debrief.module.css';

export interface CarriedInReportProps {
  readonly carried: CarriedIn;
  readonly language: Language;
}

export function CarriedInReport({ carried, language }: CarriedInReportProps): ReactElement {
  const texts = roomTexts(language).report;
  const format = formatOf(LANGUAGE_TAGS[language]);
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

/** The greatest first, each with its share of the whole and where the figure comes from. */
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
                    list: sources.map(({ title }) => title).join(language === 'ch' ? '；' : '; '),
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
