// The default person, from the street to the clean production area. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const streetClothes: RoomCase = wholeWayCase({
  id: 'street-clothes',
  seed: 20260201,
  order: 30,
  title: words(
    'С улицы в чистое производство',
    'From the street to clean production',
    '从室外进入洁净生产区',
  ),
  goal: words(
    'Вы пришли на смену с улицы, в руке сумка. Оставьте уличное, вымойте руки, оденьтесь по правилам и пройдите через воздушный душ в чистое производство.',
    'You come to your shift from the street with a bag in your hand. Leave what is of the street, wash your hands, dress by the rules and go through the air shower into clean production.',
    '您从室外来上班，手里拿着包。请存放室外物品，洗手，按规定着装，通过风淋室进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  bag: ['apple-0', 'bottle-0', 'laptop-0', 'pen-0'],
});
