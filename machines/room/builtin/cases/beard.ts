// A beard and moustaches: the coverall may be closed only when the mask hides them. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const beard: RoomCase = wholeWayCase({
  id: 'beard',
  seed: 20260203,
  order: 60,
  title: words('Борода и усы', 'Beard and moustache', '胡须'),
  goal: words(
    'У вас борода и усы, руки и лицо крупные. Оденьтесь так, чтобы ни один волос не остался открытым, и войдите в чистое производство.',
    'You have a beard and a moustache, large hands and a large face. Dress so that no hair is left uncovered, and go into clean production.',
    '您留有胡须，手和脸较大。请着装完备、不露毛发，然后进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  aspects: ['mustaches', 'beard'],
  handSize: 'L',
  faceSize: 'L',
  bag: ['laptop-0', 'bottle-0'],
});
