// What must not be done, which extra actions are wrong, and how the way must end.
import type { EndCondition, Forbidden, Reference } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';

export const forbidden: readonly Forbidden[] = [
  {
    id: 'street-shoes-carried',
    text: words(
      'Уличная обувь унесена дальше входной группы',
      'Street shoes carried past the entrance',
      '将室外鞋带过入口区',
    ),
    why: words(
      'Её место на полке у скамьи: с подошв сыплется и в руках.',
      'Their place is the rack at the bench: soles shed in the hands too.',
      '应放在长凳旁的鞋架上：拿在手中鞋底也会掉落污物。',
    ),
    sources: [SOURCES.byu, SOURCES.iso5],
    harm: 'ROOM',
    isCritical: false,
    failsAttempt: false,
    preventedBy: ['boots-away'],
    match: [
      {
        code: ['A001'],
        before: [{ key: 'streetShoes', is: ['away'] }],
        after: [{ key: 'streetShoes', is: ['carried'] }],
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
    why: words(
      'Вымытые руки снова берут уличное: мыть придётся ещё раз.',
      'Washed hands take hold of street things again: they have to be washed once more.',
      '洗净的手会再次接触室外物品，须重新清洗。',
    ),
    sources: [SOURCES.sabanci, SOURCES.particles],
    harm: 'HABIT',
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
    why: words(
      'Босая нога или носок собирает и разносит частицы.',
      'A bare foot or a sock gathers particles and spreads them.',
      '赤脚或袜子会沾染并扩散颗粒。',
    ),
    sources: [SOURCES.iso5],
    harm: 'ROOM',
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
    text: words('Выход на улицу', 'Going out to the street', '返回室外'),
    why: words(
      'Сменная обувь на улице пачкается, и всё начинается сначала.',
      'Change shoes get dirty outside, and all begins again.',
      '换用鞋在室外会弄脏，一切须重新开始。',
    ),
    sources: [SOURCES.site],
    harm: 'HABIT',
    match: [{ code: ['A002'] }],
  },
  {
    id: 'soiled-again',
    text: words(
      'Чистыми руками взято уличное',
      'Clean hands on something from the street',
      '洁净的手触碰室外物品',
    ),
    why: words(
      'Чистые руки снова грязные: перед перчатками их моют ещё раз.',
      'Clean hands are dirty again: they are washed once more before the gloves.',
      '洁净的手再次被污染：戴手套前须重新清洗。',
    ),
    sources: [SOURCES.errors],
    harm: 'HABIT',
    match: [{ before: [{ key: 'hands', is: ['wet', 'clean'] }], after: [{ key: 'hands', is: ['soiled'] }] }],
  },
  {
    id: 'rinse',
    text: words('Руки ополоснуты без мыла', 'Hands rinsed without soap', '未用皂液冲手'),
    why: words(
      'Вода без мыла не снимает жир, а с ним и частицы.',
      'Water without soap takes off neither grease nor the particles in it.',
      '清水无法去除油脂及其中的颗粒。',
    ),
    sources: [SOURCES.errors],
    harm: 'HABIT',
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
    harm: 'ROOM',
    isCritical: false,
    failsAttempt: false,
    condition: { key: 'aspect.makeup', is: ['no'] },
  };
  return [
    {
      id: 'end-place',
      text: words('Вы в умывальной', 'You are in the washroom', '您在洗手区'),
      sources: [SOURCES.site],
      harm: 'ROOM',
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'location', is: ['washroom'] },
    },
    {
      id: 'end-hands',
      text: words('Руки вымыты и высушены', 'Hands washed and dried', '双手已洗净并烘干'),
      sources: [SOURCES.errors],
      harm: 'ROOM',
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'hands', is: ['clean'] },
    },
    {
      id: 'end-suit',
      text: words('На вас внутренний костюм', 'You wear the inner suit', '已穿内穿服'),
      sources: [SOURCES.iest],
      harm: 'ROOM',
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'worn.underwear', is: ['yes'] },
    },
    {
      id: 'end-card',
      text: words('Ключ-карта при вас', 'The key card is with you', '随身携带门禁卡'),
      sources: [SOURCES.georgiaTech],
      harm: 'HABIT',
      isCritical: false,
      failsAttempt: false,
      condition: { key: 'has.keyCard', is: ['yes'] },
    },
    {
      id: 'end-closet',
      text: words('Шкаф заперт', 'The closet is locked', '衣柜已锁'),
      sources: [SOURCES.site],
      harm: 'HABIT',
      isCritical: false,
      failsAttempt: false,
      condition: { key: `closet.${closet}`, is: ['locked'] },
    },
    ...(hasMakeup ? [faceClean] : []),
  ];
}
