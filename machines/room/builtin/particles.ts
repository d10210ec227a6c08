// What a person sheds. Three published figures hold exactly (particles.test.ts): in cotton street clothes
// 800 000 a minute standing and 35 000 000 walking, fully dressed 10 000 standing. How the sum is divided
// among the causes is the site's own estimate, kept in one place so that measurements can replace it.
import type { StateCondition } from '#contract/simulation/reference.ts';
import type { ParticleCause, Particles } from '#contract/simulation/room-particles.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';

const is = (key: string, ...values: string[]): StateCondition => ({ key, is: values });

/** A cause with its share in thousands of particles a minute. */
function cause(
  id: string,
  thousands: number,
  text: Trilingual,
  when: StateCondition[],
  ...more: Source[]
): ParticleCause {
  return { id, text, when, perMinute: thousands * 1000, sources: [SOURCES.particles, SOURCES.site, ...more] };
}

/** All of these apply to a person in street clothes; with the person's own share they add up to 800 000. */
const streetCauses: ParticleCause[] = [
  cause('noCoverall', 290, words('Нет комбинезона', 'No coverall', '未穿连体服'), [
    is('slot.coverall', 'no'),
  ]),
  cause('coat', 100, words('Пальто', 'Outdoor coat', '外套'), [is('worn.coat', 'yes')]),
  cause('shirt', 90, words('Рубашка', 'Shirt', '衬衫'), [is('worn.shirt', 'yes')]),
  cause('jeans', 90, words('Джинсы', 'Jeans', '牛仔裤'), [is('worn.jeans', 'yes')]),
  cause('noCap', 80, words('Волосы без шапочки', 'Hair without a cap', '头发未戴帽'), [is('slot.cap', 'no')]),
  cause('streetShoes', 70, words('Уличная обувь', 'Street shoes', '室外鞋'), [is('worn.boots', 'yes')]),
  cause('noMask', 40, words('Нет маски', 'No mask', '未戴口罩'), [is('slot.face', 'no')]),
  cause('bareHands', 20, words('Руки без перчаток', 'Bare hands', '未戴手套'), [is('slot.hands', 'no')]),
  cause(
    'notBlown',
    10,
    words('Одежда не обдута', 'Clothes not blown clean', '衣物未经吹淋'),
    [is('blown', 'no')],
    SOURCES.iso5,
  ),
];

const dressCauses: ParticleCause[] = [
  cause('openCoverall', 120, words('Комбинезон расстёгнут', 'Open coverall', '连体服敞开'), [
    is('slot.coverall', 'open'),
  ]),
  cause('bareFeet', 60, words('Ноги без обуви', 'Feet without shoes', '未穿鞋'), [is('slot.foot', 'no')]),
  cause(
    'wrongMask',
    20,
    words('Маска не закрывает нос и рот', 'Mask not over nose and mouth', '口罩未遮住口鼻'),
    [is('slot.face', 'wrong')],
    SOURCES.errors,
  ),
  cause('noOverShoes', 15, words('Обувь без бахил', 'Shoes without covers', '鞋外未套鞋套'), [
    is('slot.overFoot', 'no'),
    is('slot.foot', 'yes'),
    is('worn.boots', 'no'),
  ]),
  cause(
    'soiledGloves',
    15,
    words('Загрязнённые перчатки', 'Soiled gloves', '手套已污染'),
    [is('gloves', 'soiled')],
    SOURCES.errors,
  ),
  cause(
    'wrongGloves',
    10,
    words('Манжета перчатки под рукавом', 'Glove’s cuff under the sleeve', '手套袖口在衣袖内'),
    [is('slot.hands', 'wrong')],
    SOURCES.errors,
  ),
  cause('maskSize', 8, words('Маска не по размеру', 'Mask of a wrong size', '口罩尺码不合'), [
    is('fit.face', 'wrong'),
  ]),
  cause('gloveSize', 5, words('Перчатки не по размеру', 'Gloves of a wrong size', '手套尺码不合'), [
    is('fit.hands', 'wrong'),
  ]),
];

const personCauses: ParticleCause[] = [
  cause('looseHair', 30, words('Распущенные длинные волосы', 'Loose long hair', '散开的长发'), [
    is('bare.longHair', 'yes'),
  ]),
  cause('makeup', 30, words('Макияж', 'Make-up', '妆容'), [is('aspect.makeup', 'yes')], SOURCES.yale),
  cause('bareBeard', 20, words('Борода не закрыта', 'Beard not covered', '胡须未遮住'), [
    is('bare.beard', 'yes'),
  ]),
  cause('bareMoustache', 10, words('Усы не закрыты', 'Moustache not covered', '胡髭未遮住'), [
    is('bare.mustaches', 'yes'),
  ]),
  cause('earrings', 3, words('Серьги', 'Earrings', '耳环'), [is('worn.earrings', 'yes')], SOURCES.yale),
  cause(
    'soiledHands',
    5,
    words('Загрязнённые руки', 'Soiled hands', '双手已污染'),
    [is('slot.hands', 'no'), is('hands', 'soiled')],
    SOURCES.errors,
  ),
];

const carriedCauses: ParticleCause[] = [
  cause('bag', 25, words('Сумка с улицы', 'Bag from the street', '室外的包'), [is('has.bag', 'yes')]),
  cause(
    'food',
    15,
    words('Еда или напиток', 'Food or drink', '食物或饮料'),
    [is('carried.food', 'yes')],
    SOURCES.illinois,
  ),
  cause('laptop', 15, words('Ноутбук', 'Laptop', '笔记本电脑'), [is('has.laptop', 'yes')], SOURCES.sabanci),
  cause('pen', 2, words('Ручка', 'Pen', '笔'), [is('has.pen', 'yes')], SOURCES.sabanci),
  cause('waste', 2, words('Мусор в руках', 'Trash in the hands', '手中的垃圾'), [is('carried.waste', 'yes')]),
];

export const particles: Particles = {
  dressed: {
    text: words('Полностью одетый человек', 'A fully dressed person', '穿戴完整的人'),
    perMinute: 10_000,
    sources: [SOURCES.particles],
  },
  walkingPercent: 4375,
  causes: [...streetCauses, ...dressCauses, ...personCauses, ...carriedCauses],
  room: {
    text: words(
      'Участок фотолитографии, класс ISO 6',
      'Photolithography bay, ISO class 6',
      '光刻区，ISO 6 级',
    ),
    isoClass: 6,
    limitPerM3: 35_200,
    airM3PerMinute: 25,
    sources: [SOURCES.iso1, SOURCES.site],
  },
};
