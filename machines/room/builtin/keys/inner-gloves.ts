// What a second layer of gloves adds to the key of the whole way. For the server's seed and for tests only.
import type { Gate, OrderRow, Step } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { gate, is, isNot } from './dressed-gates.ts';
import { idsOf } from './separate-steps.ts';
import { step } from './step.ts';

const item = idsOf('innerGloves');

const BARE_HANDS = words(
  'Голая рука оставляет на чистом комбинезоне жир и чешуйки кожи, и он несёт их в чистое производство.',
  'A bare hand leaves grease and flakes of skin on the clean coverall, which carries them into clean production.',
  '徒手会在洁净连体服上留下油脂和皮屑，并被带入洁净生产区。',
);

const steps: readonly Step[] = [
  step({
    id: 'take-inner-gloves',
    text: words('Взять внутренние перчатки', 'Take inner gloves', '取内层手套'),
    match: { code: ['A024'], item },
    sources: [SOURCES.site],
    after: ['enter-separate'],
  }),
  step({
    id: 'inner-gloves-on',
    text: words('Надеть внутренние перчатки', 'Put on the inner gloves', '戴内层手套'),
    why: BARE_HANDS,
    match: { code: ['A005'], item },
    sources: [SOURCES.site, SOURCES.errors],
    after: ['take-inner-gloves', 'dry'],
    harm: 'ROOM',
  }),
];

const LATER = ['take-coverall', 'gloves-on'];

/** The steps of the whole way with the inner gloves before the coverall is touched. */
export function withInnerGloves(all: readonly Step[]): readonly Step[] {
  const rest = all.map((row) =>
    LATER.includes(row.id) ? { ...row, after: [...row.after, 'inner-gloves-on'] } : row,
  );
  return [...rest, ...steps];
}

export const innerGlovesOrder: readonly OrderRow[] = [
  {
    earlier: ['dry'],
    later: ['inner-gloves-on'],
    weight: 3,
    why: words(
      'Перчатки надевают на вымытые и сухие руки.',
      'Gloves go on washed and dry hands.',
      '须在洗净烘干的手上戴手套。',
    ),
    sources: [SOURCES.errors, SOURCES.ispe],
  },
  {
    earlier: ['inner-gloves-on'],
    later: LATER,
    weight: 2,
    why: BARE_HANDS,
    sources: [SOURCES.site],
  },
];

export const innerGlovesGates: readonly Gate[] = [
  gate({
    id: 'gate-inner-gloves',
    text: words(
      'в чистом производстве без внутренних перчаток',
      'in clean production without the inner gloves',
      '未戴内层手套进入洁净生产区',
    ),
    why: words(
      'С открытыми пластинами работают в двух парах: наружную меняют, не открывая кожи.',
      'Open wafers are handled in two pairs: the outer one is changed without baring the skin.',
      '处理裸露晶圆须戴两双手套：更换外层时皮肤不外露。',
    ),
    sources: [SOURCES.site],
    asks: 'always',
    when: [is('location', 'production')],
    must: [is('slot.underHands', 'yes')],
    preventedBy: ['inner-gloves-on'],
  }),
  gate({
    id: 'gate-inner-gloves-hands',
    text: words(
      'внутренние перчатки надеты на нечистые руки',
      'the inner gloves were put on hands that were not clean',
      '未清洁双手即戴内层手套',
    ),
    why: words(
      'Грязь остаётся под перчаткой и выходит с потом у манжеты.',
      'The dirt stays under the glove and comes out with sweat at the cuff.',
      '污物留在手套内，并随汗液从袖口渗出。',
    ),
    sources: [SOURCES.errors, SOURCES.ispe],
    asks: 'act',
    match: [{ code: ['A005'], before: [is('slot.underHands', 'no')], after: [is('slot.underHands', 'yes')] }],
    must: [is('hands', 'clean')],
    preventedBy: ['wash', 'dry'],
  }),
  gate({
    id: 'gate-inner-gloves-soiled',
    text: words(
      'вторые перчатки надеты поверх загрязнённых',
      'the second gloves were put on over soiled ones',
      '外层手套戴在被污染的内层手套上',
    ),
    why: words(
      'Загрязнённая перчатка пачкает изнутри и ту, что надевают поверх неё: внутреннюю меняют.',
      'A soiled glove soils the one that goes over it: the inner one is changed first.',
      '被污染的手套会污染外层手套：须先更换内层。',
    ),
    sources: [SOURCES.errors],
    asks: 'act',
    match: [{ code: ['A005'], before: [is('slot.hands', 'no')], after: [isNot('slot.hands', 'no')] }],
    must: [is('soiled.underHands', 'no')],
  }),
];
