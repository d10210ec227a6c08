// The keys of the second site's cases: its own order, what must not be done there, and how the way ends. For the seed and tests only.
import type { Action } from '#contract/simulation/log.ts';
import type { Reference, Step } from '#contract/simulation/reference.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { GOWN, SITE_RACK } from '../instrument-site.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { SITE_CLOSET, SITE_END, SITE_GATES, SITE_ORDER } from './instrument-gates.ts';
import { FREE_CODES } from './order.ts';
import { step } from './step.ts';

const SHOES = 'entrance-shoerack';
const GOWN_THING = `${GOWN}-0`;
const SITE = [SOURCES.site];

const storing = (hasBag: boolean): readonly Step[] => [
  ...(hasBag
    ? [
        step({
          id: 'bag-away',
          text: words('Убрать сумку в шкаф', 'Put the bag into the closet', '将包放入衣柜'),
          match: { code: ['A023'], item: ['bag-0'] },
          sources: [SOURCES.sabanci],
          harm: 'ROOM',
        }),
      ]
    : []),
  step({
    id: 'coat-off',
    text: words('Снять пальто', 'Take off the outdoor coat', '脱下外套'),
    why: words(
      'Пальто осыпается сильнее всего, и комбинезон поверх него не надеть.',
      'The coat sheds most, and the coverall does not go over it.',
      '外套掉落的颗粒最多，连体服也无法套在外套外。',
    ),
    match: { code: ['A006'], item: ['coat-0'] },
    sources: [SOURCES.sabanci],
    harm: 'ROOM',
  }),
  step({
    id: 'coat-away',
    text: words('Убрать пальто в шкаф', 'Put the coat into the closet', '将外套放入衣柜'),
    match: { code: ['A023'], item: ['coat-0'] },
    sources: SITE,
    after: ['coat-off'],
  }),
];

const SHOEING: readonly Step[] = [
  step({
    id: 'boots-off',
    text: words('Снять уличную обувь', 'Take off the street shoes', '脱下室外鞋'),
    why: words(
      'Уличная обувь несёт больше всего грязи.',
      'Street shoes carry in most of the dirt.',
      '室外鞋带入的污染最多。',
    ),
    match: { code: ['A006'], item: ['boots-0'] },
    sources: [SOURCES.byu],
    harm: 'ROOM',
  }),
  step({
    id: 'boots-away',
    text: words('Поставить уличную обувь на полку', 'Put the street shoes on the rack', '将室外鞋放到鞋架'),
    match: { code: ['A014'], item: ['boots-0'], to: [SHOES] },
    sources: SITE,
    after: ['boots-off'],
  }),
  step({
    id: 'crocs-on',
    text: words('Надеть сменную обувь', 'Put on the change shoes', '穿上换用鞋'),
    match: { code: ['A005'], item: ['crocs-0'] },
    sources: [SOURCES.iso5],
    after: ['boots-off'],
    harm: 'ROOM',
  }),
];

const GOWNING: readonly Step[] = [
  step({
    id: 'gown-on',
    text: words(
      'Надеть комбинезон поверх одежды',
      'Put on the coverall over one’s clothes',
      '将连体服穿在衣服外',
    ),
    why: words(
      'Комбинезон держит то, что осыпается с одежды: его надевают, когда уличное уже снято и убрано.',
      'The coverall holds back what clothes shed: it goes on when the street things are off and away.',
      '连体服能挡住衣物掉落的颗粒：须在脱下并收好室外物品之后穿上。',
    ),
    match: { code: ['A005'], item: [GOWN_THING] },
    sources: [SOURCES.ispe],
    after: ['coat-away', 'crocs-on'],
    harm: 'ROOM',
  }),
];

const CLOSING: readonly Step[] = [
  step({
    id: 'gown-closed',
    text: words('Застегнуть комбинезон', 'Close the coverall', '闭合连体服'),
    match: { code: ['CLOSE'] },
    sources: [SOURCES.iest],
    after: ['gown-on'],
    harm: 'ROOM',
  }),
];

const entering = (after: readonly string[]): readonly Step[] => [
  step({
    id: 'cap-on',
    text: words(
      'Надеть шапочку поверх убранных волос',
      'Put on the cap over all hair',
      '戴上帽子并罩住全部头发',
    ),
    why: words(
      'На этом участке шапочка последняя: пока надевают и застёгивают комбинезон, волосы снова выбились бы.',
      'In this area the cap goes on last: putting on and closing the coverall would let the hair out again.',
      '在本区域帽子最后戴：穿上并闭合连体服时头发会再次散出。',
    ),
    match: { code: ['A005'], item: ['hat-0'] },
    sources: SITE,
    after: [...after],
    harm: 'ROOM',
  }),
  step({
    id: 'blow',
    text: words('Пройти обдув', 'Go through the air shower', '进行风淋'),
    match: { code: ['AIR_SHOWER'] },
    sources: [SOURCES.iso5],
    after: ['cap-on'],
    harm: 'ROOM',
  }),
  step({
    id: 'enter-clean',
    text: words('Войти на чистую сторону', 'Go in to the clean side', '进入洁净侧'),
    match: { code: ['A001'], to: ['production'] },
    sources: [SOURCES.iso5],
    after: ['blow'],
  }),
];

/** Taking and laying down what goes through the hands. */
const HANDLING: readonly Step[] = [
  ['take-crocs', 'crocs-0', words('Взять сменную обувь', 'Take the change shoes', '取换用鞋')] as const,
  ['take-gown', GOWN_THING, words('Взять комбинезон', 'Take the coverall', '取连体服')] as const,
  ['take-cap', 'hat-0', words('Взять шапочку', 'Take the cap', '取帽子')] as const,
].map(([id, item, text]) =>
  step({ id, text, match: { code: ['A013', 'A024'], item: [item] }, sources: SITE, isOptional: true }),
);

const HINTS = [
  words(
    'Сначала уличное — в шкаф, обувь — на полку.',
    'First street things into the closet and shoes on the rack.',
    '先将室外物品放入衣柜，鞋放到鞋架。',
  ),
  words(
    'Комбинезон надевают поверх своей одежды и застёгивают, шапочку — последней.',
    'The coverall goes over one’s own clothes and is closed, the cap goes on last.',
    '连体服穿在自己的衣服外并闭合，帽子最后戴。',
  ),
];

function referenceOf(steps: readonly Step[]): Reference {
  const known = new Set(steps.map(({ id }) => id));
  const kept = (ids: readonly string[] = []): string[] => ids.filter((id) => known.has(id));
  return {
    steps: [...steps, ...HANDLING].map((row) => ({ ...row, after: kept(row.after) })),
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [...SITE_END],
    gates: SITE_GATES.map(({ preventedBy, ...row }) => ({ ...row, preventedBy: kept(preventedBy) })),
    order: SITE_ORDER.filter(({ later }) => kept(later).length > 0),
    crossing: [],
    mending: [],
    freeCodes: FREE_CODES,
    expectedMs: 200_000,
    passScore: 60,
    weights: DEFAULT_WEIGHTS,
    maxNodes: 100_000,
  };
}

const STORING_ACTIONS = (hasBag: boolean): readonly Action[] => [
  { code: 'A001', to: 'locker' },
  { code: 'A021', to: SITE_CLOSET },
  ...(hasBag ? [{ code: 'A023', item: 'bag-0', to: SITE_CLOSET }] : []),
  { code: 'A006', item: 'coat-0' },
  { code: 'A023', item: 'coat-0', to: SITE_CLOSET },
  { code: 'A021', to: SITE_CLOSET },
];
const SHOE_ACTIONS: readonly Action[] = [
  { code: 'A003', to: 'locker-bench' },
  { code: 'A006', item: 'boots-0' },
  { code: 'A004' },
  { code: 'A014', item: 'boots-0', to: SHOES },
  { code: 'A013', item: 'crocs-0', from: SHOES },
  { code: 'A005', item: 'crocs-0' },
];
const GOWN_ACTIONS: readonly Action[] = [
  { code: 'A024', item: GOWN_THING, from: SITE_RACK },
  { code: 'A005', item: GOWN_THING },
];
const CLOSE_ACTION: Action = { code: 'CLOSE', item: GOWN_THING };
const ENTERING_ACTIONS: readonly Action[] = [
  { code: 'A024', item: 'hat-0', from: SITE_RACK },
  { code: 'A005', item: 'hat-0' },
  { code: 'A001', to: 'transit' },
  { code: 'AIR_SHOWER', to: 'transit-shower' },
  { code: 'A001', to: 'production' },
];

const fromTheStreet = (caseId: string, hasBag: boolean): RoomKey => ({
  caseId,
  revision: 1,
  hints: HINTS,
  reference: referenceOf([
    ...storing(hasBag),
    ...SHOEING,
    ...GOWNING,
    ...CLOSING,
    ...entering(['gown-closed']),
  ]),
  way: [...STORING_ACTIONS(hasBag), ...SHOE_ACTIONS, ...GOWN_ACTIONS, CLOSE_ACTION, ...ENTERING_ACTIONS],
});

export const INSTRUMENT_KEYS: readonly RoomKey[] = [
  fromTheStreet('instruments-gown', false),
  fromTheStreet('instruments-bag', true),
  {
    caseId: 'instruments-faults',
    revision: 1,
    hints: HINTS,
    reference: referenceOf([...SHOEING, ...CLOSING, ...entering(['crocs-on', 'gown-closed'])]),
    way: [...SHOE_ACTIONS, CLOSE_ACTION, ...ENTERING_ACTIONS],
  },
];
