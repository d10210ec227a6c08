// Shifts of engineers: a recipe is corrected, parameters are set, wafers are taken back by hand. Play only.
import type { EquipmentCase, EquipmentPlay, Order } from '#contract/simulation/equipment-case.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { allowedBy, EQUIPMENT_PROFILE, PROCESS_PROFILE, SERVICE_PROFILE } from '../profiles.ts';
import { accounts } from '../roles.ts';
import { words } from '../text.ts';
import { equipmentCase } from './equipment-case.ts';
import { SMALL_ORDER } from './orders.ts';
import { filled, podFor, shiftTaskFor } from './papers-for.ts';
import { playWith } from './play-with.ts';

/** In tenths of a degree and pascals: what the task of the equipment engineer says. */
export const ORDERED_SETTINGS = { hotPlateOffset: 4, exhaustPa: 70 } as const;

/** The step of the recipe that is loaded with a wrong temperature, and the right one in tenths of a degree. */
export const WRONG_STEP = { recipe: 'PR10', step: 'SOFT_BAKE', right: 900, loaded: 950 } as const;

/** The hot plate at which the arm stopped. */
export const STUCK_AT = 'HOT2';

export const SERVICE_ALARM = 'alarm-5';

/** A lot that was aborted at its tenth wafer: six are done, four stand in the modules. */
const INTERRUPTED: NonNullable<EquipmentPlay['interrupted']> = {
  pod: 'pod-1',
  recipe: 'PR10',
  waferFlow: 'COAT',
  jobName: 'J0317',
  left: [
    { slot: 7, module: 'CHILL2', step: 'CHILL' },
    { slot: 8, module: STUCK_AT, step: 'SOFT_BAKE' },
    { slot: 9, module: 'COAT1', step: 'COAT' },
    { slot: 10, module: 'HMDS1', step: 'HMDS' },
  ],
};

const ABORTED_ORDER: Order = { ...SMALL_ORDER, lotName: 'A4F0317', smifNumber: 'POD-11', plates: 25 };

interface Row {
  readonly id: string;
  readonly order: number;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly note: string;
  readonly lot: Order;
  readonly parts: Partial<EquipmentPlay>;
}

function engineerShift({ id, order, title, goal, note, lot, parts }: Row): EquipmentCase {
  const play = playWith(id, lot, parts);
  const account = accounts.find(({ role }) => role === play.role);
  const login = account ? `${account.login} / ${account.password}` : '';
  const papers = play.papers.map((paper): Paper =>
    paper.kind === 'SHIFT_TASK' ? shiftTaskFor(lot, note, login) : paper,
  );
  const pod = podFor('pod-1', lot, 1, filled(lot.plates));
  return equipmentCase({
    id,
    seed: 30 + order / 10,
    order,
    title,
    goal,
    play: { ...play, papers, pods: [{ ...pod, place: { at: 'port', port: 'port1' } }] },
  });
}

export const engineerShifts: readonly EquipmentCase[] = [
  engineerShift({
    id: 'equipment-recipe-correction',
    order: 150,
    title: words('Технолог: исправить рецепт', 'Process engineer: correct a recipe', '工艺工程师：修正配方'),
    goal: words(
      'Сверьте загруженный рецепт с утверждённой копией, исправьте то, что не сходится, и проверьте рецепт контрольной партией.',
      'Compare the loaded recipe with the approved copy, correct what does not agree, and prove the recipe with a test lot.',
      '核对已加载配方与批准副本，修正不符之处，并用试验批次验证配方。',
    ),
    note: 'PR10',
    lot: SMALL_ORDER,
    parts: {
      ...allowedBy(PROCESS_PROFILE),
      recipeChanges: [
        {
          recipe: WRONG_STEP.recipe,
          step: WRONG_STEP.step,
          values: { temperatureTenthC: WRONG_STEP.loaded },
        },
      ],
    },
  }),
  engineerShift({
    id: 'equipment-parameter-setting',
    order: 160,
    title: words('Инженер: задать параметры', 'Equipment engineer: set parameters', '设备工程师：设置参数'),
    goal: words(
      'По измерениям внесите поправку горячих плит +0,4 °C и вытяжку центрифуг 70 Па, затем проверьте установку контрольной партией.',
      'As measured, set the hot plate offset to +0.4 °C and the cup exhaust to 70 Pa; then prove the tool with a test lot.',
      '按测量结果将热板修正设为+0.4 °C、杯体排风设为70 Pa，然后用试验批次验证设备。',
    ),
    note: 'HOT +0,4 °C · COAT 70 Pa',
    lot: SMALL_ORDER,
    parts: allowedBy(EQUIPMENT_PROFILE),
  }),
  engineerShift({
    id: 'equipment-wafers-back',
    order: 170,
    title: words('Сервис: вернуть пластины', 'Service: take the wafers back', '维修：取回晶圆'),
    goal: words(
      'Партию прервали: манипулятор встал, пластины остались в модулях. Запишите, где они, верните их в контейнер и сдайте установку исправной.',
      'The lot was aborted: the arm stopped and wafers were left in the modules. Write down where they are, take them back to the pod and hand the tool over in order.',
      '批次已中止：机械手停住，晶圆留在模块中。记录其位置，送回晶圆盒，并交付完好的设备。',
    ),
    note: `7505 · ${STUCK_AT}`,
    lot: ABORTED_ORDER,
    parts: {
      ...allowedBy(SERVICE_PROFILE),
      orders: [],
      interrupted: INTERRUPTED,
      faults: [{ kind: 'alarm', alarm: SERVICE_ALARM, atMs: 0 }],
      plateStatusInfo: {
        initial: Array.from({ length: 25 }, (_, at) => at + 1)
          .filter((slot) => slot <= 6 || slot > 10)
          .map((slot) => ({ pod: 'pod-1', slot, status: slot <= 6 ? 'PROCESSED' : 'SKIPPED' })),
        base: [],
      },
    },
  }),
];
