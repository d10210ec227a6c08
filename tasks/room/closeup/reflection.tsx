// The person in the glass: pictures of the manifest stacked at the size of the glass.
import { useId, type CSSProperties, type ReactElement } from 'react';
import { nearPlaceUrls } from '#assets/closeup-files.ts';
import type { Manifest, MirrorLook } from '#assets/manifest.ts';
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import { ColourFilter } from '#src/ui/data/coloured-picture.tsx';
import styles from './mirror.module.css';

interface ReflectionProps {
  readonly manifest: Manifest;
  readonly look: MirrorLook;
  /** Bottom first. */
  readonly names: readonly string[];
  /** The colours laid over layers. */
  readonly colours: ReadonlyMap<string, ItemColour>;
  /** Width of the glass in pixels at 1x, when it is as high as the look. */
  readonly glassWidth: number;
  /** The room behind, by its location. */
  readonly room: string;
}

/** Hidden from screen readers: put a name beside it. */
export function Reflection(props: ReflectionProps): ReactElement {
  const { manifest, look, names, colours, glassWidth, room } = props;
  const own = useId().replaceAll(/\W/g, '');
  const used = [...new Set(colours.values())];
  const place = nearPlaceUrls(`mirror-${room}`) ?? nearPlaceUrls('mirror-locker');
  return (
    <div aria-hidden="true" className={styles.reflection}>
      {used.map((colour) => (
        <ColourFilter key={colour} id={`${own}${colour}`} colour={colour} />
      ))}
      {place ? (
        <img
          className={styles.room}
          src={place.at1x}
          srcSet={`${place.at1x} 1x, ${place.at2x} 2x`}
          alt=""
          draggable={false}
        />
      ) : null}
      {names.map((name) => {
        const style = layerStyle(manifest, name, look, glassWidth);
        const colour = colours.get(name.split('/')[2] ?? '');
        const filter = colour && { filter: `url(#${own}${colour})` };
        return style ? <div key={name} style={{ ...style, ...filter }} data-layer={name} /> : null;
      })}
      <div className={styles.sheen} />
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;
/** The offset of a picture in its sheet; 0 where the picture fills the whole sheet. */
const slid = (from: number, free: number): string => percent(free === 0 ? 0 : from / free);

/** In percent of the glass, so that it may have any size. */
function layerStyle(
  manifest: Manifest,
  name: string,
  look: MirrorLook,
  glassWidth: number,
): CSSProperties | undefined {
  const entry = manifest.sprites[name];
  const files = manifest.atlases.find(({ id }) => id === entry?.atlas)?.files;
  const sheet = files?.[0];
  if (!entry || !files || !sheet) return undefined;
  const [x, y, width, height, pivotX, pivotY, own = 1] = entry.frame;
  const left = (glassWidth - look.width) / 2 + look.pivotX - pivotX / own;
  const top = look.pivotY - pivotY / own;
  const sources = files.map(({ file, density }) => `url("${file}") ${density}x`).join(', ');
  return {
    position: 'absolute',
    left: percent(left / glassWidth),
    top: percent(top / look.height),
    width: percent(width / own / glassWidth),
    height: percent(height / own / look.height),
    backgroundImage: `image-set(${sources})`,
    backgroundSize: `${percent(sheet.width / width)} ${percent(sheet.height / height)}`,
    backgroundPosition: `${slid(x, sheet.width - width)} ${slid(y, sheet.height - height)}`,
  };
}
