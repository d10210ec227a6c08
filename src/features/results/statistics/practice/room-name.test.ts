import { expect, it } from 'vitest';
import { roomName } from './room-name.ts';

it.each([
  [
    'a long name in a wide place',
    'Зона переодевания',
    10,
    6,
    { lines: ['Зона переодевания'], isUpright: false },
  ],
  ['two words in a narrow place', 'Воздушный шлюз', 4, 6, { lines: ['Воздушный', 'шлюз'], isUpright: false }],
  ['a long word in a very narrow place', 'Чистое производство', 2, 6, { isUpright: true }],
  ['Chinese characters', '洁净生产区', 6, 2, { lines: ['洁净生产区'], isUpright: false }],
])('%s is written so that it fits', (_what, name, widthTiles, heightTiles, written) => {
  expect(roomName(name, { widthTiles, heightTiles })).toMatchObject(written);
});

it('a name that could not be read is left out', () => {
  expect(roomName('Чистое производство', { widthTiles: 1, heightTiles: 1 })).toBeUndefined();
});
