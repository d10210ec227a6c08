// A picture with a colour laid over it: the same as the scene does to the thing's sprites.
import { useId, type ImgHTMLAttributes, type ReactElement } from 'react';
import { ITEM_COLOURS, type ItemColour } from '#contract/simulation/item-colours.ts';

export interface PictureOf {
  readonly url: string;
  readonly colour?: ItemColour | undefined;
}

const CHANNELS = [16, 8, 0] as const;
const FULL = 255;

/** The matrix that multiplies each channel of a picture with that of a colour. */
function matrixOf(colour: ItemColour): string {
  const [red, green, blue] = CHANNELS.map((shift) => ((ITEM_COLOURS[colour] >> shift) & FULL) / FULL);
  return `${red} 0 0 0 0  0 ${green} 0 0 0  0 0 ${blue} 0 0  0 0 0 1 0`;
}

/** A filter for the style of what is beside it: `url(#id)`. */
export function ColourFilter({
  id,
  colour,
}: {
  readonly id: string;
  readonly colour: ItemColour;
}): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={matrixOf(colour)} />
      </filter>
    </svg>
  );
}

interface ColouredPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  /** undefined: not yet to be loaded. */
  readonly picture: PictureOf | undefined;
}

/** Hidden from screen readers: put a name beside it. */
export function ColouredPicture({ picture, style, ...rest }: ColouredPictureProps): ReactElement {
  const id = useId().replaceAll(/\W/g, '');
  const colour = picture?.colour;
  if (colour === undefined) return <img {...rest} src={picture?.url} alt="" style={style} />;
  return (
    <>
      <ColourFilter id={id} colour={colour} />
      <img {...rest} src={picture?.url} alt="" style={{ ...style, filter: `url(#${id})` }} />
    </>
  );
}
