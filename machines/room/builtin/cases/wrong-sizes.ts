// A badly stocked rack: plenty of most sizes, few of the right ones. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { DEFAULT_SUBJECTS, oneOfEach } from './subjects.ts';
import { wholeWayCase } from './whole-way-case.ts';

const COMMON = ['masksM', 'masksL', 'glovesM', 'glovesS'];
const more = [1, 2].flatMap((number) =>
  COMMON.map((craft) => ({ id: `${craft}-${number}`, craft, position: 'separate-rack' })),
);

export const wrongSizes: RoomCase = wholeWayCase({
  id: 'wrong-sizes',
  seed: 20260206,
  order: 50,
  title: words('Чужие размеры на стеллаже', 'Wrong sizes on the rack', '架上尺码不符'),
  goal: words(
    'Стеллаж разобран небрежно: чужих размеров много. Ваши перчатки — XL, маска — S. Подготовьтесь, найдите свои размеры и войдите в чистое производство.',
    'The rack is badly sorted: there is much of other sizes. Your gloves are XL, your mask is S. Get ready, find your sizes and go into clean production.',
    '架上摆放混乱，多为其他尺码。您的手套为 XL，口罩为 S。请做好准备，找到自己的尺码，进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  handSize: 'XL',
  faceSize: 'S',
  bag: ['laptop-0', 'pen-0'],
  subject: [
    ...DEFAULT_SUBJECTS,
    ...oneOfEach(['hat', ...COMMON], 'separate-rack'),
    ...more,
    ...oneOfEach(['glovesXL', 'masksS', 'napkin', 'alcoholLiquid'], 'separate-rack'),
    ...oneOfEach(['coverall', 'safetyGlasses', 'reusableShoecovers'], 'dressing-rack'),
  ],
});
