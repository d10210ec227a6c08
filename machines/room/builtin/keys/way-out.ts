// The key of the way out: clean clothes come off in their order. For the server's seed and for tests only.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { words } from '../text.ts';
import { CROSSING } from './gates.ts';
import { FREE_CODES, MENDING } from './order.ts';
import { uncoveredOverBench } from './whole-way-judging.ts';
import { WAY_OUT_ENDS, WAY_OUT_GATES, WAY_OUT_ORDER, WAY_OUT_WRONG } from './way-out-judging.ts';
import { WAY_OUT_STEPS } from './way-out-steps.ts';

const hung = (item: string): readonly Action[] => [
  { code: 'A006', item },
  { code: 'A025', item, to: 'dressing-rack' },
];

const binned = (item: string, waste: string): readonly Action[] => [
  { code: 'A006', item },
  { code: 'A014', item: waste, to: 'separate-trash' },
];

const putOn = (item: string): readonly Action[] => [
  { code: 'A022', item, from: 'locker-closet-1' },
  { code: 'A005', item },
];

const WAY: readonly Action[] = [
  { code: 'A001', to: 'transit' },
  { code: 'A001', to: 'dressing' },
  { code: 'A003', to: 'dressing-bench' },
  { code: 'A006', item: 'reusableShoecovers-0' },
  { code: 'A004', params: { side: 'dressing' } },
  { code: 'A025', item: 'reusableShoecovers-0', to: 'dressing-rack' },
  ...hung('safetyGlasses-0'),
  ...hung('coverall-0'),
  { code: 'A001', to: 'separate' },
  ...binned('glovesM-0', 'trash-0'),
  ...binned('masksM-0', 'trash-1'),
  ...binned('hat-0', 'trash-2'),
  { code: 'A001', to: 'locker' },
  { code: 'A021', to: 'locker-closet-1' },
  { code: 'A006', item: 'underwear-0' },
  { code: 'A023', item: 'underwear-0', to: 'locker-closet-1' },
  ...putOn('jeans-0'),
  ...putOn('shirt-0'),
  { code: 'A022', item: 'bag-0', from: 'locker-closet-1' },
  { code: 'A021', to: 'locker-closet-1' },
  { code: 'A001', to: 'entrance' },
];

const hints: RoomKey['hints'] = [
  words(
    'На переходной скамье сначала снимите бахилы, потом переносите ноги.',
    'At the cross-over bench take off the shoe covers first, then swing the legs over.',
    '在跨越凳上先脱鞋套，再将双腿转过去。',
  ),
  words(
    'Комбинезон, очки и бахилы возвращаются на вешало: их наденут снова.',
    'Coverall, glasses and shoe covers go back to the rack: they are worn again.',
    '连体服、护目镜和鞋套须挂回衣架：还会再次使用。',
  ),
  words(
    'Шапочку и маску снимают после комбинезона и бросают в урну вместе с перчатками.',
    'Cap and mask come off after the coverall and go into the bin with the gloves.',
    '帽子和口罩在连体服之后脱下，与手套一同投入垃圾桶。',
  ),
  words(
    'Внутренний костюм остаётся в шкафу, шкаф заприте.',
    'The inner suit stays in the closet; lock it.',
    '内穿服留在衣柜内，并锁好衣柜。',
  ),
];

export const WAY_OUT_KEY: RoomKey = {
  caseId: 'way-out',
  revision: 4,
  hints,
  reference: {
    steps: [...WAY_OUT_STEPS],
    anyOf: [],
    forbidden: [uncoveredOverBench],
    wrong: [...WAY_OUT_WRONG],
    end: [...WAY_OUT_ENDS],
    gates: [...WAY_OUT_GATES],
    order: [...WAY_OUT_ORDER],
    crossing: CROSSING,
    mending: [...MENDING],
    freeCodes: FREE_CODES,
    expectedMs: 300_000,
    passScore: 70,
    weights: DEFAULT_WEIGHTS,
    maxNodes: 100_000,
  },
  way: [...WAY],
};
