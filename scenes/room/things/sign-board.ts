// The text of a sign, lettered on its board in the language of the page: in the plane of the board, as large as it fits.
import { Matrix, Text, type Container } from 'pixi.js';
import { textIn, type Language } from '#contract/languages.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import { SCENE_FONT } from '#scenes/kit/fonts.ts';
import { METRE_PIXELS, project } from '#scenes/kit/projection.ts';
import { middleOf } from './placement.ts';

/** The field for letters of each picture that has one, in metres: half its width, and from where to where it goes up. */
const BOARDS: Readonly<Record<string, readonly [half: number, low: number, high: number]>> = {
  'signboard-2': [0.42, 0.955, 1.365],
};
/** Before the middle of the piece, in tiles: the board is not thicker. */
const BEFORE = 0.04;
const FONT_PIXELS = 40;
const MAX_LETTER_METRES = 0.15;
const LINE = 1.22;

const styleOf = (wide: number) =>
  ({
    fontFamily: SCENE_FONT,
    fontSize: FONT_PIXELS,
    fontWeight: '600',
    fill: 0x14202b,
    align: 'center',
    lineHeight: FONT_PIXELS * LINE,
    wordWrap: true,
    breakWords: true,
    wordWrapWidth: wide,
  }) as const;

/** The largest letters with which the whole text stands on the board: fewer words a line make them larger. */
function lettersOn(
  text: string,
  width: number,
  height: number,
): { readonly text: Text; readonly size: number } {
  const sizes = [1, 0.84, 0.7, 0.58, 0.48, 0.4, 0.33, 0.27, 0.22, 0.18];
  const made = new Text({ text, style: styleOf(width), resolution: 3 });
  for (const share of sizes) {
    const size = (MAX_LETTER_METRES * share) / FONT_PIXELS;
    made.style.wordWrapWidth = width / size;
    if (made.width * size <= width && made.height * size <= height) return { text: made, size };
  }
  return { text: made, size: Math.min(width / made.width, height / made.height) };
}

/** Nothing where the piece has no board, or nothing to say. */
export function signBoard(piece: Furniture, language: Language): Container | undefined {
  const board = BOARDS[piece.picture ?? ''];
  const said = piece.lettering && textIn(piece.lettering, language).trim();
  if (board === undefined || said === undefined || said === '') return undefined;
  const [half, low, high] = board;
  const { text, size } = lettersOn(said, half * 2, high - low);
  const { x, y } = middleOf(piece);
  const isAlongX = piece.facing === 'sw' || piece.facing === 'ne';
  const at = isAlongX ? project(x, y + BEFORE, (low + high) / 2) : project(x + BEFORE, y, (low + high) / 2);
  const k = METRE_PIXELS * Math.SQRT1_2 * size;
  const rise = METRE_PIXELS * Math.cos(Math.PI / 6) * size;
  text.anchor.set(0.5);
  text.setFromMatrix(new Matrix(k, isAlongX ? k / 2 : -k / 2, 0, rise, at.x, at.y));
  return text;
}
