// What must not be done, which extra actions are wrong, and how the way must end.
import type { EndCondition, Forbidden, Reference } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';

export const forbidden: readonly Forbidden[] = [
  {
    id: 'street-shoes-past-bench',
    text: words('Уличная обувь за скамьёй', 'Street shoes past the bench', '穿室外鞋越过长凳'),
    why: words(
      'За скамьёй начинается чистая сторона.',
      'The clean side begins behind the bench.',
      '长凳之后为洁净侧。',
    ),
    sources: [SOURCES.byu, SOURCES.iso5],
    isCritical: true,
    failsAttempt: true,
    preventedBy: ['boots-off'],
    match: [{ code: ['A004'], params: { side: ['clean'] }, before: [{ key: 'worn.boots', is: ['yes'] }] }],
  },
  {
    id: 'food-past-locker',
    text: words(
      'Еда или напиток дальше раздевалки',
      'Food or drink past the changing room',
      '将食物或饮料带过更衣区',
    ),
    why: words(
      'Еде и напиткам в чистой зоне не место.',
      'Food and drink have no place in the clean zone.',
      '洁净区内禁止饮食。',
    ),
    sources: [SOURCES.yale, SOURCES.illinois],
    isCritical: true,
    failsAttempt: true,
    preventedBy: ['bag-stored'],
    match: [
      {
        code: ['A001'],
        to: ['washroom'],
        location: ['locker'],
        before: [{ key: 'carried.food', is: ['yes'] }],
      },
    ],
  },
  {
    id: 'street-clothes-to-wash',
    text: words(
      'В умывальную в уличной одежде',
      'Into the washroom in street clothes',
      '穿室外衣物进入洗手区',
    ),
    sources: [SOURCES.sabanci, SOURCES.particles],
    isCritical: false,
    failsAttempt: false,
    preventedBy: ['coat-off', 'shirt-off', 'jeans-off'],
    match: [
      { code: ['A018'], before: [{ key: 'worn.coat', is: ['yes'] }] },
      { code: ['A018'], before: [{ key: 'worn.shirt', is: ['yes'] }] },
      { code: ['A018'], before: [{ key: 'worn.jeans', is: ['yes'] }] },
    ],
  },
  {
    id: 'no-shoes-past-bench',
    text: words('За скамью без обуви', 'Past the bench without shoes', '未穿鞋越过长凳'),
    sources: [SOURCES.iso5],
    isCritical: false,
    failsAttempt: false,
    preventedBy: ['crocs-on', 'covers-on'],
    match: [
      {
        code: ['A004'],
        params: { side: ['clean'] },
        before: ['worn.boots', 'worn.crocs', 'worn.shoeCovers'].map((key) => ({ key, is: ['no'] })),
      },
    ],
  },
];

export const wrong: Reference['wrong'] = [
  {
    id: 'back-to-street',
    text: words('Возвращение назад', 'Going back', '返回'),
    sources: [SOURCES.site],
    match: [{ code: ['A002'] }, { code: ['A001'], to: ['entrance'], location: ['locker', 'washroom'] }],
  },
  {
    id: 'soiled-again',
    text: words(
      'Чистыми руками взято уличное',
      'Clean hands on something from the street',
      '洁净的手触碰室外物品',
    ),
    sources: [SOURCES.errors],
    match: [{ before: [{ key: 'hands', is: ['wet', 'clean'] }], after: [{ key: 'hands', is: ['soiled'] }] }],
  },
  {
    id: 'rinse',
    text: words('Руки ополоснуты без мыла', 'Hands rinsed without soap', '未用皂液冲手'),
    sources: [SOURCES.errors],
    match: [
      { code: ['A018'], params: { soap: [false] } },
      { code: ['A018'], after: [{ key: 'hands', is: ['rinsed'] }] },
    ],
  },
];

export function endConditions(closet: string, hasMakeup: boolean): EndCondition[] {
  const faceClean: EndCondition = {
    id: 'end-face',
    text: words('Лицо без макияжа', 'No make-up on the face', '面部无妆'),
    sources: [SOURCES.yale],
    isCritical: true,
    failsAttempt: false,
    condition: { key: 'aspect.makeup', is: ['no'] },
  };
  return [
    {
      id: 'end-place',
      text: words('Вы в умывальной', 'You are in the washroom', '您在洗手区'),
      sources: [SOURCES.site],
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'location', is: ['washroom'] },
    },
    {
      id: 'end-hands',
      text: words('Руки вымыты и высушены', 'Hands washed and dried', '双手已洗净并烘干'),
      sources: [SOURCES.errors],
      isCritical: true,
      failsAttempt: false,
      condition: { key: 'hands', is: ['clean'] },
    },
    {
      id: 'end-suit',
      text: words('На вас внутренний костюм', 'You wear the inner suit', '已穿内穿服'),
      sources: [SOURCES.iest],
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'worn.underwear', is: ['yes'] },
    },
    {
      id: 'end-card',
      text: words('Ключ-карта при вас', 'The key card is with you', '随身携带门禁卡'),
      sources: [SOURCES.georgiaTech],
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'has.keyCard', is: ['yes'] },
    },
    {
      id: 'end-closet',
      text: words('Шкаф заперт', 'The closet is locked', '衣柜已锁'),
      sources: [SOURCES.site],
      isCritical: false,
      failsAttempt: false,
      condition: { key: `closet.${closet}`, is: ['locked'] },
    },
    ...(hasMakeup ? [faceClean] : []),
  ];
}
