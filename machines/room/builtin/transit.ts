// The transit: an air shower between two doors, of which only one can be open at a time.
import type { Furniture } from '#contract/simulation/room-map.ts';
import { words } from './text.ts';

export const transitFurniture: readonly Furniture[] = [
  {
    id: 'transit-shower',
    kind: 'airShower',
    location: 'transit',
    text: words('Воздушный душ', 'Air shower', '风淋室'),
    footprint: { x: 31, y: 5, widthTiles: 4, heightTiles: 1 },
    isSolid: true,
    facing: 'sw',
    approaches: [
      { x: 33, y: 7, facing: 'ne' },
      { x: 32, y: 7, facing: 'ne' },
    ],
    hint: words(
      'Воздушный душ: закройте за собой дверь, встаньте в середину и поворачивайтесь, пока идёт обдув. Вторая дверь откроется после него.',
      'Air shower: close the door behind you, stand in the middle and turn round while the air blows. The other door opens after that.',
      '风淋室：关好身后的门，站在中间，吹淋时转动身体。吹淋结束后另一扇门才会打开。',
    ),
  },
];
