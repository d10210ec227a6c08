// The demo works that lead from the street into clean production, one for each case of the whole suite.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { beard } from '#machines/room/builtin/cases/beard.ts';
import { deepInTheBag } from '#machines/room/builtin/cases/deep-in-the-bag.ts';
import { fiveFaults } from '#machines/room/builtin/cases/five-faults.ts';
import { makeupLongHair } from '#machines/room/builtin/cases/makeup-long-hair.ts';
import { otherSection } from '#machines/room/builtin/cases/other-section.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { timedRehearsal } from '#machines/room/builtin/cases/timed-rehearsal.ts';
import { wrongSizes } from '#machines/room/builtin/cases/wrong-sizes.ts';
import { words } from '#machines/room/builtin/text.ts';

export interface DemoPractice {
  readonly roomCase: RoomCase;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly hint?: LocalizedText;
  /** More than the case's own limit, because learners do not know the way yet. */
  readonly minutes: number;
}

/** Easiest first. */
export const wholeWayPractices: readonly DemoPractice[] = [
  {
    roomCase: streetClothes,
    title: words(
      'Практика: с улицы в чистое производство',
      'Practice: from the street to clean production',
      '实操：从室外进入洁净生产区',
    ),
    description: words(
      'Весь путь сотрудника: входная зона, гардероб, умывальная, средства защиты, комбинезон и воздушный душ.',
      'The whole way of an employee: the entrance, the locker room, the washroom, protective items, the coverall and the air shower.',
      '员工的完整路线：入口区、更衣柜区、洗手区、防护用品、洁净服和风淋室。',
    ),
    hint: words(
      'Уличное остаётся в шкафу, руки моют до перчаток, маску надевают до застёгивания комбинезона.',
      'Street things stay in the closet, hands are washed before gloves, the mask goes on before the coverall is closed.',
      '室外物品留在衣柜，戴手套前洗手，拉上洁净服前戴好口罩。',
    ),
    minutes: 40,
  },
  {
    roomCase: makeupLongHair,
    title: words('Практика: макияж и длинные волосы', 'Practice: make-up and long hair', '实操：妆容与长发'),
    description: words(
      'Косметика осыпается частицами, а волос длиннее любой щели в шапочке. Что с этим делать и когда.',
      'Cosmetics shed particles, and a hair finds any gap of a cap. What to do about it, and when.',
      '化妆品会脱落颗粒，头发会从帽子的缝隙中露出。该如何处理、何时处理。',
    ),
    hint: words(
      'Макияж снимают у раковины, волосы убирают под шапочку до комбинезона.',
      'Make-up comes off at the sink; the hair goes under the cap before the coverall.',
      '在洗手池卸妆，穿洁净服前将头发收入帽内。',
    ),
    minutes: 40,
  },
  {
    roomCase: beard,
    title: words('Практика: борода и усы', 'Practice: beard and moustache', '实操：胡须'),
    description: words(
      'Растительность на лице закрывает маска, поэтому порядок одевания важнее обычного.',
      'A mask covers facial hair, so the order of dressing matters more than usual.',
      '面部毛发由口罩遮盖，因此着装顺序尤为重要。',
    ),
    hint: words(
      'Маска нужного размера — до того, как застёгнут комбинезон.',
      'A mask of the right size before the coverall is closed.',
      '先戴好合适尺码的口罩，再拉上洁净服。',
    ),
    minutes: 40,
  },
  {
    roomCase: deepInTheBag,
    title: words('Практика: глубоко в сумке', 'Practice: deep in the bag', '实操：包底的物品'),
    description: words(
      'Полная сумка, ключ-карта на дне и еда, которой дальше входа нельзя.',
      'A full bag, the key card at its bottom, and food that may go no further than the entrance.',
      '包里塞满物品，门禁卡在包底，食物不得带过入口。',
    ),
    hint: words(
      'Сначала освободите руку и достаньте карту; еде и напиткам место в корзине у входа.',
      'First free a hand and take the card out; food and drink belong into the bin at the entrance.',
      '先腾出一只手取出门禁卡；食物和饮料应丢入入口处的垃圾桶。',
    ),
    minutes: 45,
  },
  {
    roomCase: otherSection,
    title: words(
      'Практика: шкаф другой секции',
      'Practice: a closet of the other section',
      '实操：另一区的衣柜',
    ),
    description: words(
      'Открытый шкаф — ещё не ваш шкаф. Секцию называет ключ-карта.',
      'An open closet is not yours for that. The key card tells the section.',
      '打开的衣柜不一定是您的。门禁卡决定所属区。',
    ),
    hint: words(
      'Приложите карту к считывателю своей секции.',
      'Hold the card to the reader of your own section.',
      '请在本区的读卡器上刷卡。',
    ),
    minutes: 40,
  },
  {
    roomCase: wrongSizes,
    title: words(
      'Практика: чужие размеры на стеллаже',
      'Practice: wrong sizes on the rack',
      '实操：架上尺码不符',
    ),
    description: words(
      'Перчатки и маска не своего размера не защищают. Найдите свой, даже если его мало.',
      'Gloves and a mask of the wrong size do not protect. Find your own, even where there are few.',
      '尺码不合的手套和口罩起不到防护作用。即使数量不多，也要找到自己的尺码。',
    ),
    hint: words(
      'Размеры рук и лица названы в описании человека.',
      'The sizes of hands and face are told with the person.',
      '手和脸的尺码见人物说明。',
    ),
    minutes: 40,
  },
  {
    roomCase: fiveFaults,
    title: words(
      'Практика: пять ошибок у шлюза',
      'Practice: five faults before the transit',
      '实操：风淋室前的五处错误',
    ),
    description: words(
      'Сотрудница одета неправильно. Исправьте всё за наименьшее число действий.',
      'A colleague is dressed wrongly. Set everything right with the fewest moves.',
      '一名员工着装有误。请以最少的操作全部改正。',
    ),
    minutes: 15,
  },
];

/** Its case is in no practice, so that an open event does not lock the key of a practice. */
export const wholeWayControl: DemoPractice = {
  roomCase: timedRehearsal,
  title: words(
    'Контрольная: вход в чистое производство',
    'Test: entering clean production',
    '考核：进入洁净生产区',
  ),
  description: words(
    'Весь путь с улицы до чистого производства без подсказок и на время.',
    'The whole way from the street to clean production, without hints and against the clock.',
    '在无提示、限时的情况下完成从室外到洁净生产区的全过程。',
  ),
  minutes: 10,
};
