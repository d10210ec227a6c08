// The whole way begun inside the entrance, at its start position and standing. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const fromTheEntrance: RoomCase = wholeWayCase({
  id: 'from-the-entrance',
  seed: 20260209,
  order: 35,
  title: words(
    'Из тамбура в чистое производство',
    'From the entrance to clean production',
    '从门厅进入洁净生产区',
  ),
  goal: words(
    'Вы уже в тамбуре, в руке сумка, дверь на улицу за спиной. Переобуйтесь, оставьте уличное, вымойте руки, оденьтесь по правилам и пройдите через воздушный душ в чистое производство.',
    'You are already in the entrance with a bag in your hand, the door to the street behind you. Change your shoes, leave what is of the street, wash your hands, dress by the rules and go through the air shower into clean production.',
    '您已在门厅，手里拿着包，身后是通往室外的门。请换鞋，存放室外物品，洗手，按规定着装，通过风淋室进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  hasEntered: true,
  gender: 'girl',
  handSize: 'S',
  faceSize: 'S',
  bag: ['bottle-0', 'pen-0'],
});
