// The demo works of the second site, one for each of its cases: other garments, another order, other gates.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { words } from '#machines/room/builtin/text.ts';
import type { DemoPractice } from './whole-way-practices.ts';

function caseOf(id: string): RoomCase {
  const found = INSTRUMENT_CASES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The second site has no case ${id}`);
  return found;
}

/** Easiest first. */
export const sitePractices: readonly DemoPractice[] = [
  {
    roomCase: caseOf('instruments-gown'),
    title: words(
      'Практика: вход на участок приборов',
      'Practice: entering the instrument area',
      '实操：进入仪器区',
    ),
    description: words(
      'Другой участок и другой порядок: комбинезон надевают поверх своей одежды, шапочку — последней.',
      'Another area and another order: the coverall goes over one’s own clothes, and the cap goes on last.',
      '区域不同，着装顺序也不同：连体服穿在自己的衣服外，最后戴帽子。',
    ),
    hint: words(
      'Сначала сменная обувь, затем комбинезон. Пальто остаётся в шкафу.',
      'The change shoes first, then the coverall. The coat stays in the closet.',
      '先换鞋，再穿连体服。外套留在衣柜。',
    ),
    minutes: 20,
  },
  {
    roomCase: caseOf('instruments-bag'),
    title: words(
      'Практика: на участок приборов с сумкой',
      'Practice: into the instrument area with a bag',
      '实操：携包进入仪器区',
    ),
    description: words(
      'В сумке яблоко и ноутбук. На чистую сторону они не попадают.',
      'The bag holds an apple and a laptop. Neither gets to the clean side.',
      '包内有苹果和笔记本电脑，均不得带入洁净侧。',
    ),
    hint: words(
      'Шкаф открывают ключ-картой, сумку убирают до переодевания, шкаф запирают.',
      'The closet opens with the key card; the bag goes in before changing; the closet is locked.',
      '用门禁卡打开衣柜，更衣前放入包，离开时锁好衣柜。',
    ),
    minutes: 20,
  },
  {
    roomCase: caseOf('instruments-faults'),
    title: words(
      'Практика: ошибки в одежде на участке приборов',
      'Practice: faults of dress in the instrument area',
      '实操：仪器区着装错误',
    ),
    description: words(
      'Сотрудник одет с ошибками. Исправьте их и войдите на чистую сторону.',
      'A colleague is dressed wrongly. Set it right and go in to the clean side.',
      '一名员工着装有误。请改正后进入洁净侧。',
    ),
    minutes: 15,
  },
];
