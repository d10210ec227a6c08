// Two layers of gloves: the first before the coverall is touched, the second over its sleeves. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { SUITE_SUBJECTS } from '../suite-subjects.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const secondGloves: RoomCase = wholeWayCase({
  id: 'second-gloves',
  seed: 20260210,
  order: 85,
  title: words('Второй слой перчаток', 'A second layer of gloves', '双层手套'),
  goal: words(
    'Сегодня вы работаете с открытыми пластинами, поэтому на участке надевают две пары перчаток: тонкие внутренние — до того, как возьмут комбинезон, вторые — поверх его рукавов. Пройдите с улицы в чистое производство.',
    'Today you work with open wafers, so two pairs of gloves are worn: thin inner ones before the coverall is touched, the others over its sleeves. Go from the street into clean production.',
    '今天您将接触裸露的晶圆，因此须戴两双手套：拿取连体服前戴薄的内层手套，外层手套套在衣袖外。请从室外进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  bag: ['pen-0'],
  subject: [...SUITE_SUBJECTS, { id: 'innerGloves-0', craft: 'innerGloves', position: 'separate-rack' }],
});
