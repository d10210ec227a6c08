// What a way through the room carried into the clean room, as one figure of its report.
import { useMemo, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { carriedInBy } from '#machines/room/particles.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatTile } from '#src/ui/data/stat-tile.tsx';
import type { FiguresProps } from '../../view-props.ts';
import { roomTexts } from '../texts/room-texts.ts';
import { endOf } from './room-end.ts';

/** Nothing where the person did not come so far. */
export function RoomFigures({ simulation, entries, language }: FiguresProps): ReactElement | null {
  const format = useFormat();
  const end = useMemo(() => endOf(simulation, entries), [simulation, entries]);
  const carried = end?.ruleset.particles ? carriedInBy(end.ruleset, end.state) : undefined;
  if (!carried) return null;
  const texts = roomTexts(language).report;
  return (
    <StatTile
      label={texts.particles}
      value={format.number(carried.perM3)}
      note={filled(carried.isWithin ? texts.particlesWithin : texts.particlesOver, {
        limit: format.number(carried.limitPerM3),
      })}
    />
  );
}
