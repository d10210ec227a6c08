// Shifts in which something is wrong before the process starts. Play only.
import type { EquipmentCase, EquipmentPlay, Order } from '#contract/simulation/equipment-case.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { ARC_ORDER, coatOrder, DEVELOP_ORDER, WHOLE_ORDER } from './orders.ts';
import { podFor } from './papers-for.ts';
import { playWith } from './play-with.ts';

/** The same for every fault: it says to look, but not where. */
const goal = words(
  'Прочитайте сменное задание и проверьте партию. Если всё сходится, обработайте её; если нет, сообщите и не запускайте.',
  'Read the shift task and check the lot. If all agrees, process it; if not, report it and do not start.',
  '阅读班次任务并核对批次。一致则加工；不一致则报告，不得启动。',
);

function faulty(
  id: string,
  place: number,
  order: Order,
  title: Trilingual,
  parts: Partial<EquipmentPlay>,
): EquipmentCase {
  return equipmentCase({
    id,
    seed: 20 + place,
    order: 100 + 10 * place,
    title,
    goal,
    play: playWith(id, order, parts),
  });
}

/** The order's papers, with some figures of the recipe copy changed. */
function withCopy(order: Order, figures: Readonly<Record<string, string>>): Paper[] {
  return playWith('', order).papers.map((paper) =>
    paper.kind === 'RECIPE_COPY' ? { ...paper, printed: { ...paper.printed, ...figures } } : paper,
  );
}

const other = podFor('pod-2', { ...coatOrder, lotName: 'B7C0288', smifNumber: 'POD-07' }, 4);

export const faultyLots: readonly EquipmentCase[] = [
  faulty(
    'equipment-label-mismatch',
    1,
    coatOrder,
    words('Смена с проверкой: контейнер', 'A shift with a check: the pod', '检查班次：晶圆盒'),
    // The pod that holds the lot has another label than its sheet says.
    { pods: [{ ...podFor('pod-1', coatOrder, 1), label: 'POD-17', tag: 'POD-17' }, other] },
  ),
  faulty(
    'equipment-crossed-wafer',
    2,
    DEVELOP_ORDER,
    words('Смена с проверкой: кассета', 'A shift with a check: the cassette', '检查班次：片盒'),
    { pods: [podFor('pod-1', DEVELOP_ORDER, 1, { 12: 'C' }), other] },
  ),
  faulty(
    'equipment-missing-wafer',
    3,
    WHOLE_ORDER,
    words('Смена с проверкой: пластины', 'A shift with a check: the wafers', '检查班次：晶圆'),
    { pods: [podFor('pod-1', WHOLE_ORDER, 2, { 9: 'E' }), other] },
  ),
  faulty(
    'equipment-wrong-recipe',
    4,
    ARC_ORDER,
    words('Смена с проверкой: рецепт', 'A shift with a check: the recipe', '检查班次：配方'),
    // The paper copy has another speed than the tool; only the process engineer can say which is right.
    { papers: withCopy(ARC_ORDER, { 'COAT.speedRpm': '3000' }) },
  ),
];
