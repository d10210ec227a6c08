// How the name of a place is written into its area of the plan, so that no name runs into another.

interface RoomName {
  readonly lines: readonly string[];
  /** Of a letter, in tiles. */
  readonly size: number;
  /** Written from below upwards. */
  readonly isUpright: boolean;
}

interface Size {
  readonly widthTiles: number;
  readonly heightTiles: number;
}

/** The smallest letter that can be read, and the largest that is wanted, in tiles. */
const [SMALLEST, LARGEST] = [0.45, 0.8];
/** Free on either side, in tiles. */
const MARGIN = 0.3;
const LINE_HEIGHT = 1.2;
/** The width of a letter by its height; Chinese characters are as wide as they are high. */
const LETTER_WIDTH = 0.63;

function widthOf(line: string): number {
  const wide = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  return wide + (line.length - wide) * LETTER_WIDTH;
}

function fitted(lines: readonly string[], along: number, across: number, isUpright: boolean): RoomName {
  const longest = Math.max(...lines.map(widthOf));
  const byWidth = (along - 2 * MARGIN) / longest;
  const byHeight = (across - 2 * MARGIN) / (lines.length * LINE_HEIGHT);
  return { lines, size: Math.min(LARGEST, byWidth, byHeight), isUpright };
}

/** Level, in one line or a word a line; upright where no level name can be read; undefined if none can be at all. */
export function roomName(name: string, { widthTiles, heightTiles }: Size): RoomName | undefined {
  const words = name.split(' ');
  const level = [[name], words].map((lines) => fitted(lines, widthTiles, heightTiles, false));
  const upright = [[name], words].map((lines) => fitted(lines, heightTiles, widthTiles, true));
  return [level, upright]
    .map((ways) => ways.reduce((most, way) => (way.size > most.size ? way : most)))
    .find(({ size }) => size >= SMALLEST);
}
