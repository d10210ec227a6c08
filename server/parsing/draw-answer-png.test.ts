import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerPicture, PictureMark } from '#tasks/kit/picture.ts';
import { ParsePool } from './parse-pool.ts';

const pool = new ParsePool();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kristall-draw-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function draw(path: string | null, marks: readonly PictureMark[], size = { width: 1000, height: 500 }) {
  const picture: AnswerPicture = { ...size, marks };
  const png = await pool.parse('ann', 'ANSWER_PNG', path, picture);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): readonly number[] => {
    const from = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [...data.subarray(from, from + 3)];
  };
  /** How many dots of a part are not white. */
  const inked = (left: number, top: number, width: number, height: number): number => {
    let count = 0;
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) if (at(x, y).some((value) => value < 200)) count += 1;
    return count;
  };
  return { ...info, at, inked };
}

const RED = { path: 'M 100 250 L 900 250', colour: '#d92d20', thickness: 14 } as const;

test('strokes stand over the picture, which is fitted into the middle', async () => {
  const path = join(folder, 'below.svg');
  await writeFile(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#0000ff"/></svg>',
  );
  const drawn = await draw(path, [RED]);
  expect([drawn.width, drawn.height]).toEqual([1600, 800]);
  expect(drawn.at(800, 400)).toEqual([0xd9, 0x2d, 0x20]);
  expect(drawn.at(800, 200)).toEqual([0, 0, 255]);
  expect(drawn.at(100, 200)).toEqual([255, 255, 255]);
});

test.each([
  ['PNG', 'png'],
  ['JPEG', 'jpeg'],
  ['WebP', 'webp'],
  ['GIF', 'gif'],
] as const)('a %s is drawn under', async (_name, format) => {
  const path = join(folder, `below-${format}`);
  const green = { width: 20, height: 10, channels: 3, background: '#00a000' } as const;
  await writeFile(path, await sharp({ create: green }).toFormat(format).toBuffer());
  const [red = 255, shade = 0] = (await draw(path, [RED])).at(800, 100);
  expect(red).toBeLessThan(20);
  expect(shade).toBeGreaterThan(140);
});

test.each(['Дефект', 'Defect', '缺陷', 'Ђорђе'])(
  'the caption %s is written with its own letters',
  async (text) => {
    const caption = (letters: string) => ({ text: letters, x: 100, y: 250, colour: '#14202b', size: 60 });
    const [written, boxes] = await Promise.all(
      [text, '\u{1F9FF}'.repeat(text.length)].map((letters) => draw(null, [caption(letters)])),
    );
    expect(written?.inked(160, 300, 800, 140)).toBeGreaterThan(500);
    expect(written?.inked(160, 300, 800, 140)).not.toBe(boxes?.inked(160, 300, 800, 140));
  },
);

test.each([
  ['as high as can be', { width: 1000, height: 20_000_000 }],
  ['as flat as can be', { width: 1000, height: 1 }],
])('a drawing %s stays within bounds', async (_name, size) => {
  const drawn = await draw(null, [RED], size);
  expect(drawn.width * drawn.height).toBeLessThan(4_100_000);
});
