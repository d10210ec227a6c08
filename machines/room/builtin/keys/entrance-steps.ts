// The entrance: change shoes on, street shoes off and stored, soles pressed on the mat.
import type { AnyOf, Step } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { step } from './step.ts';

/** Optional steps: laying down and picking up what occupies the hands. */
const handling: readonly Step[] = (
  [
    ['bag', words('сумку', 'the bag', '包')],
    ['crocs', words('сменную обувь', 'the change shoes', '换用鞋')],
    ['boots', words('уличную обувь', 'the street shoes', '室外鞋')],
    ['shoeCovers', words('бахилы', 'the shoe covers', '鞋套')],
  ] as const
).flatMap(([craft, name]) => [
  step({
    id: `lay-${craft}`,
    text: words(`Отложить ${name.ru}`, `Lay down ${name.en}`, `放下${name.ch}`),
    match: { code: ['A008', 'A016'], item: [`${craft}-0`], location: ['entrance'] },
    sources: [SOURCES.site],
    isOptional: true,
  }),
  step({
    id: `lift-${craft}`,
    text: words(`Снова взять ${name.ru}`, `Pick up ${name.en}`, `重新拿起${name.ch}`),
    match: { code: ['A007', 'A015'], item: [`${craft}-0`], location: ['entrance'] },
    sources: [SOURCES.site],
    after: [`lay-${craft}`],
    isOptional: true,
  }),
]);

export const entranceSteps: readonly Step[] = [
  step({
    id: 'enter',
    text: words('Войти во входную группу', 'Go into the entrance', '进入入口区'),
    match: { code: ['A001'], to: ['entrance'] },
    sources: [SOURCES.iso5],
  }),
  step({
    id: 'take-crocs',
    text: words('Взять сменную обувь с полки', 'Take change shoes from the rack', '从鞋架取换用鞋'),
    match: { code: ['A013'], item: ['crocs-0'] },
    sources: [SOURCES.iso5],
    after: ['enter'],
  }),
  step({
    id: 'take-covers',
    text: words('Взять бахилы из диспенсера', 'Take shoe covers from the dispenser', '从鞋套机取鞋套'),
    match: { code: ['A017'], item: ['shoeCovers-0'] },
    sources: [SOURCES.waterloo],
    after: ['enter'],
  }),
  step({
    id: 'sit',
    text: words('Сесть на скамью', 'Sit down on the bench', '坐到长凳上'),
    match: { code: ['A003'], to: ['entrance-bench'] },
    sources: [SOURCES.mssl],
    after: ['enter'],
  }),
  step({
    id: 'boots-off',
    text: words('Снять уличную обувь', 'Take off the street shoes', '脱下室外鞋'),
    why: words(
      'Уличная обувь несёт больше всего грязи.',
      'Street shoes carry in most of the dirt.',
      '室外鞋带入的污染最多。',
    ),
    match: { code: ['A006'], item: ['boots-0'] },
    sources: [SOURCES.mssl, SOURCES.byu],
    after: ['sit'],
    harm: 'ROOM',
  }),
  step({
    id: 'crocs-on',
    text: words('Надеть сменную обувь', 'Put on the change shoes', '穿上换用鞋'),
    match: { code: ['A005'], item: ['crocs-0'] },
    sources: [SOURCES.iso5],
    after: ['boots-off', 'take-crocs'],
    harm: 'ROOM',
  }),
  step({
    id: 'covers-on',
    text: words('Надеть бахилы', 'Put on the shoe covers', '穿上鞋套'),
    match: { code: ['A005'], item: ['shoeCovers-0'] },
    sources: [SOURCES.waterloo],
    after: ['boots-off', 'take-covers'],
    harm: 'ROOM',
  }),
  step({
    id: 'cross',
    text: words(
      'Встать на чистой стороне скамьи',
      'Stand up on the clean side of the bench',
      '在长凳的洁净侧站起',
    ),
    why: words(
      'Скамья — граница: через неё переносят ноги уже в чистой обуви.',
      'The bench is a line: the feet cross it in clean shoes.',
      '长凳是分界线：双脚须穿好洁净鞋后越过。',
    ),
    match: { code: ['A004'], params: { side: ['clean'] }, location: ['entrance'] },
    sources: [SOURCES.mssl, SOURCES.iso5],
    after: ['crocs-on', 'covers-on'],
    harm: 'ROOM',
  }),
  step({
    id: 'boots-away',
    harm: 'ROOM',
    text: words('Поставить уличную обувь на полку', 'Put the street shoes on the rack', '将室外鞋放到鞋架'),
    match: { code: ['A014'], item: ['boots-0'], to: ['entrance-shoerack'] },
    sources: [SOURCES.site],
    after: ['boots-off'],
  }),
  step({
    id: 'mat',
    harm: 'ROOM',
    text: words(
      'Очистить подошвы на липком коврике',
      'Clean the soles on the sticky mat',
      '在粘尘垫上清洁鞋底',
    ),
    match: { code: ['MAT'] },
    sources: [SOURCES.ispe],
    after: ['cross'],
  }),
  ...handling,
];

export const footwear: AnyOf = {
  id: 'footwear',
  text: words('Сменная обувь или бахилы', 'Change shoes or shoe covers', '换用鞋或鞋套'),
  branches: [
    ['take-crocs', 'crocs-on'],
    ['take-covers', 'covers-on'],
  ],
};
