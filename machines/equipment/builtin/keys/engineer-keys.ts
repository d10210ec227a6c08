// The keys of the engineers' shifts. For the server's seed and tests only.
import type { EquipmentCase, EquipmentKey, PlateRow } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { EndCondition, Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { engineerShifts, ORDERED_SETTINGS } from '../cases/engineer-shifts.ts';
import { SMALL_ORDER } from '../cases/orders.ts';
import { words } from '../text.ts';
import { notInOrder, recipeWrong, settingsWrong } from './engineer-gates.ts';
import { CORRECTING, RECIPE_COPY, SETTING, TAKING_BACK } from './engineer-steps.ts';
import { CORRECTING_WAY, SETTING_WAY, TAKING_BACK_WAY } from './engineer-ways.ts';
import { notSignedOut, otherName, podOnFloor, shiftGates } from './gates.ts';
import { processedPlates } from './normal-keys.ts';
import { BAY_ORDER } from './order.ts';
import {
  ASKING,
  foreignAccount,
  FREE_CODES,
  shiftEnds,
  shiftForbidden,
  shiftWrong,
} from './shift-judging.ts';
import { jobSteps, READ_TASK, signIn, startStep, stepsAfterStart, type Shift } from './shift-steps.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { end, is, isNot, step, wrong } from './step.ts';
import { unloading } from './unloading-steps.ts';

const SHIFT: Shift = { order: SMALL_ORDER, pod: 'pod-1' };
type Role = EquipmentCase['play']['role'];

interface Engineer {
  readonly hints: readonly Trilingual[];
  readonly steps: readonly Step[];
  readonly gates: Reference['gates'];
  readonly wrong?: Reference['wrong'];
  readonly ends: readonly EndCondition[];
  readonly expectedMs: number;
  readonly plates: readonly PlateRow[];
  readonly way: readonly Action[];
}

/** The test lot: job, run, unloading and sheet as in a shift, after what the engineer did. */
function lotSteps(role: Role, own: readonly Step[]): readonly Step[] {
  const proved = own.map(({ id }) => id);
  return [
    READ_TASK,
    signIn([], false, role),
    ...own,
    ...jobSteps(['signed-in']),
    startStep(['job-queued', ...proved]),
    ...stepsAfterStart(SHIFT),
  ];
}

const signedOut = step({
  id: 'signed-out',
  text: words('Выйти из системы', 'Sign out', '退出登录'),
  match: { code: ['SIGN_OUT'] },
  sources: [from.site],
  after: ['arms-home'],
  harm: 'RECORD',
});

/** What a recipe's other figures must not be changed to, and a comparison that was said wrongly. */
const CORRECTING_WRONG: Reference['wrong'] = [
  wrong({
    id: 'said-wrongly',
    text: words('Сверка сделана неверно', 'A comparison was done wrongly', '核对有误'),
    sources: [from.stanford],
    match: [{ code: ['VERIFY'], after: [is(`verified.${RECIPE_COPY}.recipe`, 'wrong')] }],
  }),
  wrong({
    id: 'figure-mistyped',
    text: words(
      'В рецепт записано не то число',
      'A wrong figure was stored in the recipe',
      '配方录入了错误数值',
    ),
    sources: [from.stanford],
    harm: 'PRODUCT',
    match: [{ code: ['RECIPE_SET'], after: [is(`asPrinted.${RECIPE_COPY}`, 'no')] }],
  }),
];

const SETTING_WRONG: Reference['wrong'] = [
  wrong({
    id: 'setting-mistyped',
    text: words('Параметр задан неверно', 'A parameter was set wrongly', '参数设置错误'),
    sources: [from.site],
    harm: 'PRODUCT',
    match: Object.entries(ORDERED_SETTINGS).map(([id, value]) => ({
      code: ['PARAMETER_SET'],
      item: [id],
      after: [isNot(`setting.${id}`, String(value))],
    })),
  }),
];

const LOT_MS = 390_000;
const AROUND_MS = 420_000;
const LOT = {
  ends: shiftEnds(SHIFT),
  expectedMs: LOT_MS + AROUND_MS,
  plates: processedPlates('pod-1', SMALL_ORDER.plates),
};

const SERVICE_ENDS: readonly EndCondition[] = [
  end({
    id: 'end-empty',
    text: words('В треке нет пластин', 'There are no wafers in the track', '设备内没有晶圆'),
    sources: [from.georgiaTech],
    harm: 'PRODUCT',
    condition: is('leftInTrack', 'no'),
  }),
  end({
    id: 'end-pod',
    text: words('Контейнер на стеллаже', 'The pod is on the rack', '晶圆盒在货架上'),
    sources: [from.site],
    harm: 'PRODUCT',
    condition: is('pod.pod-1', 'rack'),
  }),
  end({
    id: 'end-signed-out',
    text: words('Вы вышли из системы', 'You are signed out', '已退出登录'),
    sources: [from.site],
    harm: 'RECORD',
    condition: is('session', 'OUT'),
  }),
];

function platesTakenBack(): PlateRow[] {
  return Array.from({ length: 25 }, (_, at): PlateRow => {
    const left = at < 10 ? 'ABORTED' : 'SKIPPED';
    return { pod: 'pod-1', slot: at + 1, status: at < 6 ? 'PROCESSED' : left };
  });
}

const engineers: Readonly<Record<string, Engineer>> = {
  'equipment-recipe-correction': {
    ...LOT,
    hints: [
      words(
        'Сверьте загруженный рецепт с бумажной копией строку за строкой.',
        'Compare the loaded recipe with its paper copy line by line.',
        '逐行核对已加载配方与纸质副本。',
      ),
      words(
        'Выберите шаг рецепта, введите число и нажмите «Записать»; потом сверьте ещё раз.',
        'Choose the step of the recipe, type the figure and press Store; then compare again.',
        '选择配方步骤，输入数值并按“保存”；然后再次核对。',
      ),
    ],
    steps: lotSteps('PROCESS', CORRECTING),
    gates: [...shiftGates(SHIFT, 'PROCESS'), recipeWrong],
    wrong: CORRECTING_WRONG,
    way: CORRECTING_WAY,
  },
  'equipment-parameter-setting': {
    ...LOT,
    hints: [
      words(
        'Параметры задают на экране «Обслуживание».',
        'Parameters are set on the screen Maintenance.',
        '参数在“维护”画面中设置。',
      ),
      words(
        'Посмотрите, в каких единицах терминал считает поправку.',
        'See in which unit the terminal counts the offset.',
        '注意终端以何种单位计算修正值。',
      ),
    ],
    steps: lotSteps('EQUIPMENT', SETTING),
    gates: [...shiftGates(SHIFT, 'EQUIPMENT'), settingsWrong],
    wrong: SETTING_WRONG,
    way: SETTING_WAY,
  },
  'equipment-wafers-back': {
    hints: [
      words(
        'До первого движения запишите, где стоят пластины.',
        'Before the first movement write down where the wafers are.',
        '首次动作之前，先记录晶圆位置。',
      ),
      words(
        'Манипуляторы уносят пластины в контейнер, только если он пристыкован.',
        'The arms carry the wafers to the pod only if it is docked.',
        '晶圆盒对接时，机械手才能将晶圆送回。',
      ),
    ],
    steps: [
      READ_TASK,
      signIn([], false, 'SERVICE'),
      ...TAKING_BACK,
      ...unloading('pod-1', {
        after: 'arms-home',
        putting: words('Отложить контейнер на стеллаж', 'Put the pod aside on the rack', '将晶圆盒搁到货架'),
      }),
      signedOut,
    ],
    gates: [notInOrder, otherName('SERVICE'), podOnFloor, notSignedOut],
    ends: SERVICE_ENDS,
    expectedMs: 300_000,
    plates: platesTakenBack(),
    way: TAKING_BACK_WAY,
  },
};

function keyOf({ id, play }: EquipmentCase): EquipmentKey {
  const own = engineers[id];
  if (!own) throw new Error(`No key is known of ${id}`);
  const replaced = new Set(['foreign-account', ...(own.wrong ?? []).map((row) => row.id)]);
  return {
    caseId: id,
    revision: 9,
    hints: [...own.hints],
    reference: {
      steps: [...own.steps],
      anyOf: [],
      forbidden: [...shiftForbidden],
      wrong: [
        ...shiftWrong.filter((row) => !replaced.has(row.id)),
        foreignAccount(play.role),
        ...(own.wrong ?? []),
      ],
      end: [...own.ends],
      gates: [...(own.gates ?? [])],
      order: [...BAY_ORDER],
      mending: [...ASKING],
      freeCodes: [...FREE_CODES],
      expectedMs: own.expectedMs,
      passScore: 80,
      weights: DEFAULT_WEIGHTS,
      maxNodes: 100_000,
    },
    judging: {
      neededCalls: [],
      allowedCalls: ['ENGINEER', 'BOSSSITE', 'BOSS'],
      leaving: 'mustNot',
      restart: { needsPermission: true, needsChecked: [] },
    },
    trueStatuses: [...own.plates],
    way: [...own.way],
  };
}

export const engineerKeys: readonly EquipmentKey[] = engineerShifts.map(keyOf);
