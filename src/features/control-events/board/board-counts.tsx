// How many of an event's people have not come, wait, work, are done.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#contract/entities/control.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { countOf, standingOf, type CountName } from './standing.ts';

const NAMES = ['away', 'ready', 'working', 'over'] as const satisfies readonly CountName[];

export function BoardCounts({ rows }: { readonly rows: readonly BoardRow[] }): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const counted = rows.map((row) => countOf(standingOf(row)));
  return (
    <StatTiles>
      {NAMES.map((name) => (
        <StatTile
          key={name}
          label={t(`board.counts.${name}`)}
          value={format.number(counted.filter((one) => one === name).length)}
        />
      ))}
    </StatTiles>
  );
}
