// Shifts in which something is not as it should be before the process starts. Play only.
import type { EquipmentCase, EquipmentPlay, Order } from '#contract/simulation/equipment-case.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { arcOrder, coatOrder, developOrder, wholeOrder } from './orders.ts';
import { podFor } from './papers-for.ts';
import { playWith } from './play-with.ts';

/** What the learner is told: to look, not where. */
const goal = words(
  'Прочитайте сменное задание и проверьте партию. Если всё сходится, обработайте её; если нет, сообщите и не запускайте.',
  'Read the shift task and check the lot. If all agrees, process it; if not, report it and do not start.',
  '阅读班次任务并核对批次。一致则加工；不一致则报告，不得启动。',
);

function faulty(
  id: string,
  seed: number,
  order: Order,
  title: Trilingual,
  parts: Partial<EquipmentPlay>,
): EquipmentCase {
  return equipmentCase({ id, seed, title, goal, play: playWith(id, order, parts) });
}

/** The order's papers, some figures of the recipe copy otherwise. */
function withCopy(order: Order, figures: Readonly<Record<string, string>>): Paper[] {
  return playWith('', order).papers.map((paper) =>
    paper.kind === 'RECIPE_COPY' ? { ...paper, printed: { ...paper.printed, ...figures } } : paper,
  );
}

const other = podFor('pod-2', { ...coatOrder, lotName: 'B7C0288', smifNumber: 'POD-07' }, 4);

export const faultyLots: readonly EquipmentCase[] = [
  faulty(
    'equipment-label-mismatch',
    21,
    coatOrder,
    words('Смена с проверкой: контейнер', 'A shift with a check: the pod', '检查班次：晶圆盒'),
    // The lot lies in a pod that is labelled otherwise than its sheet says.
    { pods: [{ ...podFor('pod-1', coatOrder, 1), label: 'POD-17', tag: 'POD-17' }, other] },
  ),
  faulty(
    'equipment-crossed-wafer',
    22,
    developOrder,
    words('Смена с проверкой: кассета', 'A shift with a check: the cassette', '检查班次：片盒'),
    { pods: [podFor('pod-1', developOrder, 1, { 12: 'C' }), other] },
  ),
  faulty(
    'equipment-missing-wafer',
    23,
    wholeOrder,
    words('Смена с проверкой: пластины', 'A shift with a check: the wafers', '检查班次：晶圆'),
    { pods: [podFor('pod-1', wholeOrder, 2, { 9: 'E' }), other] },
  ),
  faulty(
    'equipment-wrong-recipe',
    24,
    arcOrder,
    words('Смена с проверкой: рецепт', 'A shift with a check: the recipe', '检查班次：配方'),
    // The paper copy has another speed than the tool: which of the two is right is for the process engineer to say.
    { papers: withCopy(arcOrder, { 'COAT.speedRpm': '3000' }) },
  ),
];
