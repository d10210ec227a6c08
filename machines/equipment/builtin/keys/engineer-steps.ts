// What engineers do before their test lot, and instead of one.
import type { Step } from '#contract/simulation/reference.ts';
import { ORDERED_SETTINGS, SERVICE_ALARM, STUCK_AT, WRONG_STEP } from '../cases/engineer-shifts.ts';
import { words } from '../text.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { is, isNot, step } from './step.ts';

export const RECIPE_COPY = `recipe-${WRONG_STEP.recipe}`;
const COMPARED = `verified.${RECIPE_COPY}.recipe`;

/** The recipe is found to differ from its copy, corrected, and compared again. */
export const CORRECTING: readonly Step[] = [
  step({
    id: 'fault-found',
    text: words(
      'Заметить, что рецепт не тот, что на бумаге',
      'Notice that the recipe is not that of the paper',
      '发现配方与纸质不符',
    ),
    match: { code: ['VERIFY'], after: [is(COMPARED, 'mismatch')] },
    sources: [from.stanford],
    after: ['signed-in'],
    harm: 'RECORD',
  }),
  step({
    id: 'recipe-corrected',
    text: words(
      'Исправить температуру сушки: 90 °C',
      'Correct the temperature of the soft bake: 90 °C',
      '修正软烘温度：90 °C',
    ),
    why: words(
      'Сушка на 5 °C горячее допуска портит каждую пластину партии.',
      'A soft bake 5 °C hotter than allowed spoils every wafer of a lot.',
      '软烘温度超出允许值5 °C会毁掉批次的每片晶圆。',
    ),
    match: {
      code: ['RECIPE_SET'],
      before: [is(`asPrinted.${RECIPE_COPY}`, 'no')],
      after: [is(`asPrinted.${RECIPE_COPY}`, 'yes')],
    },
    sources: [from.stanford],
    after: ['fault-found'],
    harm: 'PRODUCT',
  }),
  step({
    id: 'recipe-compared',
    text: words(
      'Сверить исправленный рецепт с копией ещё раз',
      'Compare the corrected recipe with the copy once more',
      '再次核对修正后的配方与副本',
    ),
    why: words(
      'Опечатка при вводе — тоже ошибка рецепта.',
      'A slip in typing is a mistake of the recipe, too.',
      '录入笔误同样是配方错误。',
    ),
    match: { code: ['VERIFY'], after: [is(COMPARED, 'match')] },
    sources: [from.stanford],
    after: ['recipe-corrected'],
    harm: 'PRODUCT',
  }),
];

function settingSet(
  id: keyof typeof ORDERED_SETTINGS,
  named: Pick<Parameters<typeof step>[0], 'text' | 'why'>,
): Step {
  const ordered = String(ORDERED_SETTINGS[id]);
  return step({
    id: `set-${id}`,
    ...named,
    match: {
      code: ['PARAMETER_SET'],
      before: [isNot(`setting.${id}`, ordered)],
      after: [is(`setting.${id}`, ordered)],
    },
    sources: [from.site],
    after: ['signed-in'],
    harm: 'PRODUCT',
  });
}

/** Both corrections of the task, each in the unit of the terminal. */
export const SETTING: readonly Step[] = [
  settingSet('hotPlateOffset', {
    text: words(
      'Внести поправку горячих плит: 4 × 0,1 °C',
      'Enter the hot plate offset: 4 × 0.1 °C',
      '录入热板修正：4 × 0.1 °C',
    ),
    why: words(
      'Терминал считает в десятых долях: 0,4 °C – это 4. Плиты, ушедшие больше чем на 0,5 °C, портят пластины.',
      'The terminal counts in tenths: 0.4 °C is 4. Plates that are off by more than 0.5 °C spoil wafers.',
      '终端以0.1 °C为单位：0.4 °C应录入4。热板偏差超过0.5 °C会毁掉晶圆。',
    ),
  }),
  settingSet('exhaustPa', {
    text: words('Задать вытяжку центрифуг: 70 Па', 'Set the cup exhaust: 70 Pa', '设置杯体排风：70 Pa'),
    why: words(
      'Слабая вытяжка возвращает брызги на пластину, сильная сушит край плёнки.',
      'A weak exhaust lets the spray fall back on the wafer, a strong one dries the edge of the film.',
      '排风过弱飞溅会落回晶圆，过强会使膜层边缘干燥。',
    ),
  }),
];

/** From the alarm to the module in service again. */
export const TAKING_BACK: readonly Step[] = [
  step({
    id: 'places-noted',
    text: words('Записать, где какая пластина', 'Write down where each wafer is', '记录每片晶圆位置'),
    why: words(
      'Как только манипулятор двинется, узнать, где что стояло, будет неоткуда.',
      'Once the arm moves, nothing tells any more where each one was.',
      '机械手一动，就无从得知各片原来的位置。',
    ),
    match: { code: ['NOTE_PLACES'], before: [is('leftInTrack', 'yes')], after: [is('places', 'right')] },
    sources: [from.georgiaTech],
    harm: 'RECORD',
  }),
  step({
    id: 'module-out',
    text: words('Вывести плиту HOT2 из работы', 'Take the hot plate HOT2 out of service', '将热板HOT2停用'),
    why: words(
      'Пока у плиты работают, трек не должен посылать в неё пластины.',
      'As long as somebody works at the plate, the track must not send wafers there.',
      '在热板处作业期间，设备不得向其送片。',
    ),
    match: { code: ['MODULE_SET'], after: [is(`module.${STUCK_AT}`, 'out')] },
    sources: [from.georgiaTech, from.site],
    after: ['signed-in'],
    harm: 'PRODUCT',
  }),
  step({
    id: 'arms-home',
    text: words(
      'Вернуть манипуляторы в исходное, а с ними пластины в контейнер',
      'Send the arms home, and the wafers back to the pod with them',
      '机械手复位，并将晶圆送回晶圆盒',
    ),
    match: {
      code: ['ARM_HOME'],
      before: [is('leftInTrack', 'yes')],
      after: [is('leftInTrack', 'no')],
    },
    sources: [from.georgiaTech],
    after: ['places-noted', 'module-out'],
    harm: 'PRODUCT',
  }),
  step({
    id: 'module-in',
    text: words(
      'Вернуть плиту HOT2 в работу',
      'Put the hot plate HOT2 into service again',
      '恢复热板HOT2使用',
    ),
    match: {
      code: ['MODULE_SET'],
      before: [is(`module.${STUCK_AT}`, 'out')],
      after: [is(`module.${STUCK_AT}`, 'inService')],
    },
    sources: [from.site],
    after: ['arms-home'],
    harm: 'PRODUCT',
  }),
  step({
    id: 'alarm-cleared',
    text: words(
      'Сбросить тревогу, причина которой устранена',
      'Clear the alarm whose cause is gone',
      '清除原因已消除的报警',
    ),
    why: words(
      'Пока тревога стоит, пуск запрещён; сброшенная раньше времени, она скрывает неисправность.',
      'As long as it stands, nothing can be started; cleared too early, it hides a fault.',
      '报警存在时禁止启动；过早清除则会掩盖故障。',
    ),
    match: { code: ['ALARM_CLEAR'], after: [is(`alarmState.${SERVICE_ALARM}`, 'CLEARED')] },
    sources: [from.site],
    after: ['arms-home'],
    harm: 'PRODUCT',
  }),
];
