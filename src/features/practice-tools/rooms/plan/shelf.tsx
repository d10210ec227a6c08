// The shelf: every piece of furniture of the rules, as a picture to take and put down.
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Manifest } from '#assets/manifest.ts';
import { textIn } from '#contract/languages.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import { ManifestPicture, useManifest } from '#scenes/kit/pictures/manifest-picture.tsx';
import { furniturePicture } from '#scenes/room/things/placement.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

const FACINGS = ['sw', 'nw', 'ne', 'se'] as const;
const PICTURE = { width: 72, height: 60 };
const MAX_SCALE = 0.34;

export function Shelf({ plan }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const manifest = useManifest();
  const { brush, hold, shelf, rules } = plan;
  const placeOf = (id: string): string => {
    const location = rules.map.locations.find((one) => one.id === id);
    return location === undefined ? t('rooms.tools.anywhere') : textIn(location.text, language);
  };
  const next = FACINGS[(FACINGS.indexOf(brush.facing) + 1) % FACINGS.length] ?? 'sw';
  return (
    <div className={styles.settings}>
      <Button
        size="s"
        variant="secondary"
        icon={<RotateCw size={18} aria-hidden="true" />}
        text={t('rooms.tools.turn')}
        onClick={() => hold({ facing: next })}
      />
      <ul className={styles.shelf} aria-label={t('rooms.tools.shelf')}>
        {shelf.pieces.map(({ piece }) => (
          <li key={piece.id}>
            <button
              type="button"
              className={styles.piece}
              aria-pressed={brush.pattern === piece.id}
              onClick={() => hold({ pattern: piece.id })}
            >
              {manifest === undefined ? (
                <span className={styles.picture} />
              ) : (
                <PiecePicture manifest={manifest} piece={{ ...piece, facing: brush.facing }} />
              )}
              <span className={styles.pieceName}>{textIn(piece.text, language)}</span>
              <span className={styles.note}>{placeOf(piece.location)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PiecePictureProps {
  readonly manifest: Manifest;
  readonly piece: Furniture;
}

/** The piece as it will stand, as large as its frame allows. */
export function PiecePicture({ manifest, piece }: PiecePictureProps): ReactElement {
  const kind = furniturePicture(manifest, piece);
  const state = kind === undefined ? undefined : manifest.furniture[kind]?.states[0];
  const name = `furniture/${kind}/${state}/${piece.facing}`;
  const entry = manifest.sprites[name];
  const density = manifest.atlases.find(({ id }) => id === entry?.atlas)?.files[0]?.density ?? 1;
  if (entry === undefined) return <span className={styles.picture} />;
  const [, , width, height, pivotX, pivotY, own = 1] = entry.frame;
  const k = 1 / (density * own);
  const scale = Math.min(MAX_SCALE, PICTURE.width / (width * k), PICTURE.height / (height * k));
  const [left, top] = [pivotX * k * scale, pivotY * k * scale];
  const room = [left, top, width * k * scale - left, height * k * scale - top] as const;
  return (
    <span className={styles.picture}>
      <ManifestPicture manifest={manifest} names={[name]} scale={scale} room={room} />
    </span>
  );
}
