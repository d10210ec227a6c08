// The size of the plan, and all of it seen in a mirror.
import { FlipHorizontal2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ROOM_TILES } from '#contract/simulation/room-map.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

const MM_PER_METRE = 1000;

/** Typed first, done by the button: half a number is no size. */
export function RoomSize({ plan }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  const { map, run } = plan;
  const [width, setWidth] = useState<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [widthTiles, heightTiles] = [width ?? map.widthTiles, height ?? map.heightTiles];
  const isSame = widthTiles === map.widthTiles && heightTiles === map.heightTiles;
  const resize = (): void => {
    if (run({ kind: 'resize', widthTiles, heightTiles }) !== undefined) return;
    setWidth(null);
    setHeight(null);
  };
  const metres = (tiles: number): number => (tiles * map.tileMm) / MM_PER_METRE;
  return (
    <div className={styles.settings}>
      <p className={styles.note}>
        {t('rooms.size.metres', {
          width: format.number(metres(map.widthTiles)),
          height: format.number(metres(map.heightTiles)),
        })}
      </p>
      <div className={styles.pair}>
        <NumberField
          label={t('rooms.size.width')}
          isWhole
          min={1}
          max={MAX_ROOM_TILES}
          value={widthTiles}
          onChange={setWidth}
        />
        <NumberField
          label={t('rooms.size.height')}
          isWhole
          min={1}
          max={MAX_ROOM_TILES}
          value={heightTiles}
          onChange={setHeight}
        />
      </div>
      <div className={styles.acts}>
        <Button
          size="s"
          variant="secondary"
          text={t('rooms.size.change')}
          disabled={isSame}
          onClick={resize}
        />
        <Button
          size="s"
          variant="secondary"
          icon={<FlipHorizontal2 size={18} aria-hidden="true" />}
          text={t('rooms.size.mirror')}
          onClick={() => run({ kind: 'mirror', ids: [] })}
        />
      </div>
    </div>
  );
}
