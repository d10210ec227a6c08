// The floor of the room: the longer people stood or walked on a tile, the darker it is.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Floor } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import styles from '../statistics.module.css';
import own from './practice.module.css';
import { roomName } from './room-name.ts';

type Area = Floor['rooms'][number];

const isIn = ({ x, y, widthTiles, heightTiles }: Area, tile: Floor['tiles'][number]): boolean =>
  tile.x >= x && tile.x < x + widthTiles && tile.y >= y && tile.y < y + heightTiles;

/** Places by the time spent there, the longest first. */
function timesOf({ rooms, tiles }: Floor): readonly { readonly room: Area; readonly ms: number }[] {
  const byRoom = new Map<string, { room: Area; ms: number }>();
  for (const tile of tiles) {
    const room = rooms.find((one) => isIn(one, tile));
    if (room === undefined) continue;
    byRoom.set(room.text.ru, { room, ms: (byRoom.get(room.text.ru)?.ms ?? 0) + tile.ms });
  }
  return [...byRoom.values()].toSorted((a, b) => b.ms - a.ms);
}

export function FloorMap({ floor }: { readonly floor: Floor | null }): ReactElement | null {
  const { t } = useTranslation(['practice-figures', 'statistics']);
  const language = useLanguage();
  const format = useFormat();
  const times = floor === null ? [] : timesOf(floor);
  const [longest] = times;
  if (floor === null || longest === undefined) return null;
  const totalMs = times.reduce((sum, { ms }) => sum + ms, 0);
  const said = t('floorSaid', {
    name: textIn(longest.room.text, language),
    time: format.clock(longest.ms),
    total: format.clock(totalMs),
  });
  return (
    <section className={styles.part}>
      <h3>{t('floorTitle')}</h3>
      <ChartFigure
        title={t('floorTitle')}
        said={t('statistics:sentences', { first: said, next: t('floorRuns', { count: floor.runs }) })}
        head={[t('place'), t('time')]}
        rows={times.map(({ room, ms }) => [textIn(room.text, language), format.clock(ms)])}
        values={times.map(({ room, ms }) => [textIn(room.text, language), Math.round(ms / 1000)])}
      >
        <Plan floor={floor} label={t('floorTitle')} />
      </ChartFigure>
    </section>
  );
}

/** Between the border of a place and its name, in tiles. */
const INSET = 0.3;

/** What most of the floor is not: a tile on which nobody was is left as it is. */
const FAINTEST = 0.12;

interface PlanProps {
  readonly floor: Floor;
  readonly label: string;
}

/** In a narrow window it is moved along, as its words could not be read otherwise. */
function Plan({ floor, label }: PlanProps): ReactElement {
  const language = useLanguage();
  const { widthTiles, heightTiles, rooms, furniture, tiles } = floor;
  const longestMs = Math.max(1, ...tiles.map(({ ms }) => ms));
  return (
    <section className={own.floorScroller} aria-label={label} {...{ tabIndex: 0 }}>
      <svg
        className={own.floor}
        viewBox={`-0.2 -0.2 ${widthTiles + 0.4} ${heightTiles + 0.4}`}
        aria-hidden="true"
      >
        {rooms.map((area) => (
          <Box key={`${area.x} ${area.y}`} area={area} className={own.room} />
        ))}
        {furniture.map((area) => (
          <Box key={`${area.x} ${area.y} ${area.text.ru}`} area={area} className={own.furniture} />
        ))}
        {tiles.map(({ x, y, ms }) => (
          <rect
            key={`${x} ${y}`}
            className={own.tile}
            x={x}
            y={y}
            width="1"
            height="1"
            fillOpacity={FAINTEST + (1 - FAINTEST) * Math.sqrt(ms / longestMs)}
          />
        ))}
        {rooms.map((area) => (
          <Name key={`${area.x} ${area.y}`} area={area} name={textIn(area.text, language)} />
        ))}
      </svg>
    </section>
  );
}

function Name({ area, name }: { readonly area: Area; readonly name: string }): ReactElement | null {
  const written = roomName(name, area);
  if (written === undefined) return null;
  const { lines, size, isUpright } = written;
  const [x, y] = [area.x + INSET, isUpright ? area.y + area.heightTiles - INSET : area.y + INSET];
  return (
    <text
      className={own.roomName}
      fontSize={size}
      transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`}
    >
      {lines.map((line, at) => (
        <tspan key={line} x="0" y={size * (0.9 + 1.2 * at)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Box({
  area: { x, y, widthTiles, heightTiles, text },
  className,
}: {
  readonly area: Area;
  readonly className: string | undefined;
}): ReactElement {
  const language = useLanguage();
  return (
    <rect className={className} x={x} y={y} width={widthTiles} height={heightTiles}>
      <title>{textIn(text, language)}</title>
    </rect>
  );
}
