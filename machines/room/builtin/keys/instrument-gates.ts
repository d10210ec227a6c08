// What judges the second site's cases besides their steps: gates, the end, and what comes before what.
import type { EndCondition, Gate, OrderRow } from '#contract/simulation/reference.ts';
import { GOWN } from '../instrument-site.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { gate, is } from './dressed-gates.ts';

export const SITE_CLOSET = 'locker-closet-1';
const SITE = [SOURCES.site];
const INSIDE = is('location', 'transit', 'production');

export const SITE_GATES: readonly Gate[] = [
  gate({
    id: 'gate-arrived',
    text: words('до чистой стороны не дошли', 'the clean side was not reached', '未到达洁净侧'),
    why: words(
      'Работа ждёт на чистой стороне: кто остался в раздевалке или в шлюзе, на смену не вышел.',
      'The work waits on the clean side: who stays in the changing room or in the lock has not come to the shift.',
      '工作在洁净侧：留在更衣室或风淋通道内即未到岗。',
    ),
    harm: 'HABIT',
    asks: 'end',
    must: [is('location', 'production')],
    sources: SITE,
    preventedBy: ['enter-clean'],
  }),
  gate({
    id: 'gate-shoes',
    text: words(
      'в шлюз вошли не в сменной обуви',
      'the lock was entered without change shoes',
      '未穿换用鞋进入风淋通道',
    ),
    why: words(
      'Подошвы с улицы оставляют грязь там, где её уже не убрать, а носок разносит частицы.',
      'Soles from the street leave dirt where it can no longer be removed, and a sock spreads particles.',
      '室外鞋底会将污物留在无法清除之处，袜子也会散布颗粒。',
    ),
    asks: 'always',
    when: [INSIDE],
    must: [is('worn.crocs', 'yes')],
    sources: [SOURCES.byu],
    preventedBy: ['boots-off', 'crocs-on'],
  }),
  gate({
    id: 'gate-gown',
    text: words(
      'на чистую сторону вошли без застёгнутого комбинезона',
      'the clean side was entered without a closed coverall',
      '未穿好并闭合连体服进入洁净侧',
    ),
    why: words(
      'Своя одежда осыпается; держит частицы только застёгнутый комбинезон.',
      'One’s own clothes shed; a closed coverall alone holds it back.',
      '自己的衣物会掉落颗粒，只有闭合的连体服能阻挡。',
    ),
    asks: 'always',
    when: [is('location', 'production')],
    must: [is(`worn.${GOWN}`, 'closed')],
    sources: [SOURCES.ispe],
    preventedBy: ['gown-on', 'gown-closed'],
  }),
  gate({
    id: 'gate-cap',
    text: words(
      'на чистую сторону вошли без шапочки',
      'the clean side was entered without a cap',
      '未戴帽子进入洁净侧',
    ),
    why: words(
      'С волос сыплется больше всего.',
      'Hair sheds more than anything else.',
      '头发掉落的颗粒最多。',
    ),
    asks: 'always',
    when: [is('location', 'production')],
    must: [is('worn.hat', 'yes')],
    sources: [SOURCES.waterloo],
    preventedBy: ['cap-on'],
  }),
  gate({
    id: 'gate-food',
    text: words(
      'еду пронесли дальше раздевалки',
      'food was carried past the changing room',
      '将食物带过更衣室',
    ),
    why: words(
      'Еда даёт частицы, влагу и микробов.',
      'Food gives off particles, moisture and germs.',
      '食物会带来颗粒、水分和微生物。',
    ),
    asks: 'always',
    when: [INSIDE],
    must: [is('carried.food', 'no')],
    sources: [SOURCES.yale],
    preventedBy: ['bag-away'],
  }),
];

export const SITE_END: readonly EndCondition[] = [
  {
    id: 'end-clean',
    text: words('Вы на чистой стороне', 'You are on the clean side', '您位于洁净侧'),
    condition: is('location', 'production'),
    harm: 'HABIT',
  } as const,
  {
    id: 'end-locked',
    text: words('Шкаф заперт', 'The closet is locked', '衣柜已锁好'),
    condition: is(`closet.${SITE_CLOSET}`, 'locked'),
    harm: 'HABIT',
  } as const,
  {
    id: 'end-street',
    text: words('Сумки и пальто при вас нет', 'Neither bag nor coat is with you', '未携带包和外套'),
    condition: is('has.coat', 'no'),
    harm: 'ROOM',
  } as const,
].map((row) => ({ ...row, sources: SITE, isCritical: false, failsAttempt: false }));

export const SITE_ORDER: readonly OrderRow[] = [
  {
    earlier: ['crocs-on', 'coat-away'],
    later: ['gown-on'],
    weight: 2,
    why: words(
      'Чистый комбинезон не должен касаться уличного.',
      'The clean coverall must not touch street things.',
      '洁净连体服不得接触室外物品。',
    ),
    sources: SITE,
  },
];
