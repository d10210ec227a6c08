// How many particles came into the clean zone, against the limit of its class, and which thing brought how many.
import type { ReactElement } from 'react';
import type { CarriedIn, ParticleShare } from '#contract/simulation/room-particles.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { formatOf, type Format } from '#src/i18n/use-format.ts';
import { Notice } from '#src/ui/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/stat-tile.tsx';
import { Table, type Column } from '#src/ui/table.tsx';
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
      <Table
        caption={texts.shares}
        columns={columnsOf(carried.perMinute, format, language)}
        rows={carried.shares}
        rowKey={({ cause }) => cause}
      />
    </div>
  );
}

function columnsOf(perMinute: number, format: Format, language: Language): readonly Column<ParticleShare>[] {
  const texts = roomTexts(language).report;
  return [
    {
      key: 'cause',
      title: texts.cause,
      header: true,
      cell: ({ text, sources }) => (
        <span className={styles.cause}>
          {textIn(text, language)}
          {sources.length > 0 ? (
            <small>{filled(texts.sources, { list: sources.map(({ title }) => title).join('; ') })}</small>
          ) : null}
        </span>
      ),
    },
    { key: 'count', title: texts.count, align: 'end', cell: (row) => format.number(row.perMinute) },
    {
      key: 'share',
      title: texts.share,
      align: 'end',
      cell: (row) => format.percent(perMinute === 0 ? 0 : row.perMinute / perMinute),
    },
  ];
}
