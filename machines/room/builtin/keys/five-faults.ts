// The key of the five faults: each is corrected in an order in which one correction makes the next possible.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { closeStep, gloveRightStep, glassesSteps, transitSteps } from './dressing-steps.ts';
import { CROSSING, dressedGates } from './gates.ts';
import { ROOM_ORDER } from './order.ts';
import { capSteps, idsOf } from './separate-steps.ts';
import { step } from './step.ts';
import { TRANSIT_ACTIONS } from './whole-way-actions.ts';
import { dressedEnds } from './whole-way-ends.ts';
import { dressingWrong } from './whole-way-judging.ts';

const ways: readonly Step[] = [
  step({
    id: 'back-over-bench',
    text: words('Вернуться через скамью', 'Go back over the bench', '跨回长凳另一侧'),
    why: words(
      'За шапочкой возвращаются тем же путём: с чистой стороны выходят только через скамью.',
      'For a cap one goes back the way one came: the clean side is left over the bench alone.',
      '取帽子须原路返回：离开洁净侧只能经过长凳。',
    ),
    match: { code: ['A004'], params: { side: ['dressing'] } },
    sources: [SOURCES.site],
  }),
  step({
    id: 'enter-separate',
    text: words(
      'Вернуться в зону разделения за шапочкой',
      'Go back into the separation zone for a cap',
      '返回隔离区取帽子',
    ),
    match: { code: ['A001'], to: ['separate'] },
    sources: [SOURCES.site],
    after: ['back-over-bench'],
  }),
  step({
    id: 'enter-dressing',
    text: words('Пройти в зону одевания', 'Go into the dressing zone', '进入穿衣区'),
    match: { code: ['A001'], to: ['dressing'], location: ['separate'] },
    sources: [SOURCES.iso5],
    after: ['hat-on'],
  }),
];

const maskRight: Step = step({
  id: 'mask-right',
  text: words('Натянуть маску на нос', 'Draw the mask over the nose', '将口罩拉到鼻梁上'),
  why: words(
    'Маска под носом не задерживает дыхание: это самая частая ошибка.',
    'A mask under the nose holds no breath back: it is the most common mistake.',
    '口罩未遮住鼻子则不起作用：这是最常见的错误。',
  ),
  match: { code: ['A012'], item: idsOf('masksM') },
  sources: [SOURCES.errors],
  harm: 'ROOM',
});

/** The steps of this key. Predecessors outside it were done before the case begins. */
const here = new Set(
  [...ways, ...capSteps, ...glassesSteps, ...transitSteps, closeStep, maskRight].map(({ id }) => id),
);

function onlyKnown(row: Step): Step {
  return { ...row, after: row.after.filter((id) => here.has(id) || id === 'gloves-right') };
}

const steps: Step[] = [
  maskRight,
  ...ways,
  ...capSteps,
  ...glassesSteps,
  closeStep,
  gloveRightStep(idsOf('glovesM'), ['coverall-zipped-over']),
  ...transitSteps,
].map(onlyKnown);

const FIXING: readonly Action[] = [
  { code: 'A012', item: 'masksM-0' },
  { code: 'A003', to: 'dressing-bench' },
  { code: 'A004', params: { side: 'dressing' } },
  { code: 'A001', to: 'separate' },
  { code: 'A024', item: 'hat-0', from: 'separate-rack' },
  { code: 'A005', item: 'hat-0' },
  { code: 'A001', to: 'dressing' },
  { code: 'A024', item: 'safetyGlasses-0', from: 'dressing-rack' },
  { code: 'A005', item: 'safetyGlasses-0' },
  { code: 'CLOSE', item: 'coverall-0' },
  { code: 'A012', item: 'glovesM-0' },
  { code: 'A003', to: 'dressing-bench' },
  { code: 'A004', params: { side: 'clean' } },
];

export const fiveFaultsKey: RoomKey = {
  caseId: 'five-faults',
  revision: 10,
  hints: [
    words(
      'Подойдите к зеркалу и осмотрите лицо, голову, руки и застёжку.',
      'Go to the mirror and look at the face, the head, the hands and the zip.',
      '走到镜前检查面部、头部、双手和拉链。',
    ),
    words(
      'Двух вещей не хватает: одна лежит на стеллаже, другая на вешале.',
      'Two things are missing: one lies on the rack, the other on the garment rack.',
      '缺少两件物品：一件在用品架上，一件在洁净服衣架上。',
    ),
    words(
      'Застёгивайтесь после шапочки и маски, перчатки поправьте последними.',
      'Close up after cap and mask; set the gloves right last.',
      '戴好帽子和口罩后再闭合连体服，最后整理手套。',
    ),
  ],
  reference: {
    steps,
    anyOf: [],
    forbidden: [],
    wrong: [...dressingWrong],
    end: dressedEnds(),
    gates: dressedGates(),
    order: [...ROOM_ORDER],
    crossing: CROSSING,
    /** The fewest actions are asked for: nothing is free because it mends. */
    mending: [],
    freeCodes: ['WALK', 'WAIT', 'HINT', 'A003', 'A011'],
    expectedMs: 180_000,
    passScore: 75,
    /** The case asks for the fewest actions, so a needless one costs more than elsewhere. */
    weights: { ...DEFAULT_WEIGHTS, neutralExtra: 600 },
    maxNodes: 100_000,
  },
  way: [...FIXING, ...TRANSIT_ACTIONS],
};
