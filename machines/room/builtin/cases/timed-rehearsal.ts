// A rehearsal of CONTROL: the whole way against the clock, without hints. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const timedRehearsal: RoomCase = wholeWayCase({
  id: 'timed-rehearsal',
  seed: 20260208,
  order: 100,
  title: words('Репетиция контроля', 'Rehearsal of the control', '考核演练'),
  goal: words(
    'Смена начинается через десять минут. Без подсказок пройдите весь путь с улицы до чистого производства и не опоздайте.',
    'The shift begins in ten minutes. Without hints go all the way from the street to clean production, and be in time.',
    '十分钟后开始上班。请在没有提示的情况下完成从室外到洁净生产区的全过程，不得迟到。',
  ),
  timeLimitMs: 600_000,
  aspects: ['mustaches'],
  handSize: 'L',
  section: 2,
  bag: ['apple-0', 'bottle-0', 'laptop-0', 'pen-0'],
  isHintOn: false,
});
