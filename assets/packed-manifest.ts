// The manifest as a browser loads it: thousands of pictures as columns, which are a fifth smaller when they are compressed.
import type { FrameEntry, Manifest, SpriteEntry } from './manifest.ts';

/** The columns of `sprites`: what stands at one place in each of them belongs to one picture. */
interface Columns {
  readonly names: readonly string[];
  readonly atlases: readonly string[];
  /** A column for each number of a frame; null: the frame is shorter. */
  readonly frames: readonly (readonly (number | null)[])[];
  /** 0: it has neither shadow nor hit. */
  readonly others: readonly (Omit<SpriteEntry, 'atlas' | 'frame'> | 0)[];
}

export interface PackedManifest extends Omit<Manifest, 'sprites'> {
  readonly columns: Columns;
}

const FRAME_NUMBERS = 7;

export function packManifest({ sprites, ...rest }: Manifest): PackedManifest {
  const entries = Object.values(sprites);
  const frames = Array.from({ length: FRAME_NUMBERS }, (_, at) =>
    entries.map(({ frame }) => frame[at] ?? null),
  );
  const others = entries.map(({ atlas: _atlas, frame: _frame, ...other }) =>
    Object.keys(other).length > 0 ? other : 0,
  );
  const atlases = entries.map(({ atlas }) => atlas);
  return { ...rest, columns: { names: Object.keys(sprites), atlases, frames, others } };
}

export function unpackManifest({ columns, ...rest }: PackedManifest): Manifest {
  const { names, atlases, frames, others } = columns;
  const entryAt = (at: number): SpriteEntry => {
    const numbers = frames.map((column) => column[at] ?? null).filter((number) => number !== null);
    // Written by `packManifest`, from frames of six or seven numbers.
    const frame = numbers as unknown as FrameEntry;
    return { atlas: atlases[at] ?? '', frame, ...(others[at] || undefined) };
  };
  return { ...rest, sprites: Object.fromEntries(names.map((name, at) => [name, entryAt(at)])) };
}
