// Where the notes of a mirror go beside the person: left and right, without overlapping.
import type { MirrorLook } from '#assets/manifest.ts';
import type { MirrorNote } from './mirror-view.ts';

export interface Callout {
  readonly note: MirrorNote;
  readonly number: number;
  /** The point on the person, in percent of the glass. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
  /** The vertical middle of its text, in percent from the top. */
  readonly top: number;
}

/** Distance between the middles of two texts, in percent of the glass. */
const APART = 11.5;
const LOWEST = 95;

/** Used for a point that the pictures do not define. */
const MIDDLE = [50, 50] as const;

/** `glassWidth` is the width of the glass in pixels at 1x, when the look is as high as the glass. */
export function calloutsOf(
  notes: readonly MirrorNote[],
  look: MirrorLook,
  glassWidth: number,
): readonly Callout[] {
  const aside = (glassWidth - look.width) / 2;
  const placed = notes.map((note, at) => {
    const [across, y] = look.spots[note.spot] ?? MIDDLE;
    return { note, number: at + 1, x: ((aside + (across / 100) * look.width) / glassWidth) * 100, y };
  });
  const downwards = placed.toSorted((a, b) => a.y - b.y || a.number - b.number);
  const sided = downwards.map((one, at) => ({ ...one, side: sideOf(one.x, at) }));
  return (['left', 'right'] as const)
    .flatMap((side) => spread(sided.filter((one) => one.side === side)))
    .toSorted((a, b) => a.number - b.number);
}

/** Points in the middle alternate between left and right. */
function sideOf(x: number, at: number): Callout['side'] {
  if (Math.abs(x - 50) > 3) return x < 50 ? 'left' : 'right';
  return at % 2 === 0 ? 'right' : 'left';
}

function spread(column: readonly Omit<Callout, 'top'>[]): readonly Callout[] {
  const tops: number[] = [];
  for (const { y } of column) tops.push(Math.max(y, (tops.at(-1) ?? -APART) + APART));
  // A note that would leave the glass at the bottom moves up, and pushes up those above it.
  for (let at = tops.length - 1, lowest = LOWEST; at >= 0; at -= 1, lowest -= APART)
    tops[at] = Math.min(tops[at] ?? lowest, lowest);
  return column.map((one, at) => ({ ...one, top: tops[at] ?? one.y }));
}
