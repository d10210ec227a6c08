// The whole way with make-up, long hair and earrings. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const makeupLongHair: RoomCase = wholeWayCase({
  id: 'makeup-long-hair',
  seed: 20260202,
  order: 70,
  title: words('Макияж и длинные волосы', 'Make-up and long hair', '妆容与长发'),
  goal: words(
    'На вас макияж и серьги, волосы длинные. Подготовьтесь и войдите в чистое производство: кожа без косметики, ни одного волоса снаружи.',
    'You wear make-up and earrings, and your hair is long. Get ready and go into clean production with no make-up left and not a hair outside.',
    '您化了妆、戴着耳环、留着长发。请做好准备后进入洁净生产区：面部无妆，头发不外露。',
  ),
  timeLimitMs: 1_500_000,
  gender: 'girl',
  worn: ['earrings-0', 'keyCard-0'],
  aspects: ['makeup', 'longHair'],
  handSize: 'S',
  faceSize: 'S',
  section: 2,
  bag: ['bottle-0', 'pen-0'],
});
