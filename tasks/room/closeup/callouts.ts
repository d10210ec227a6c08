// Where the notes of a mirror stand beside the person: left and right of it, none over another.
import type { MirrorLook } from '#assets/manifest.ts';
import type { MirrorNote } from './mirror-view.ts';

export interface Callout {
  readonly note: MirrorNote;
  readonly number: number;
  /** The place on the person, in percent of the glass. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
  /** The middle of its text, in percent down. */
  readonly top: number;
}

/** From one text's middle to the next, in percent of the glass. */
const APART = 11.5;
const LOWEST = 95;

/** A place that the pictures do not know. */
const MIDDLE = [50, 50] as const;

/** `glassWidth` is the glass's width, in pixels at 1x, where the look is as high as the glass. */
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

/** What is in the middle goes left and right by turns. */
function sideOf(x: number, at: number): Callout['side'] {
  if (Math.abs(x - 50) > 3) return x < 50 ? 'left' : 'right';
  return at % 2 === 0 ? 'right' : 'left';
}

function spread(column: readonly Omit<Callout, 'top'>[]): readonly Callout[] {
  const tops: number[] = [];
  for (const { y } of column) tops.push(Math.max(y, (tops.at(-1) ?? -APART) + APART));
  // What would leave the glass below moves up, and pushes up what is over it.
  for (let at = tops.length - 1, lowest = LOWEST; at >= 0; at -= 1, lowest -= APART)
    tops[at] = Math.min(tops[at] ?? lowest, lowest);
  return column.map((one, at) => ({ ...one, top: tops[at] ?? one.y }));
}
