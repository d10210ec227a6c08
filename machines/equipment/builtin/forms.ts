// The forms of the papers, the names of plate statuses, and the telephone list.
import { inEveryLanguage, PUNCTUATION } from '#contract/languages.ts';
import type { PlateStatus, ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { Form, FormField } from '#contract/simulation/equipment-papers.ts';
import type { EquipmentRuleset, PersonRow } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { steps } from './track.ts';
import { words } from './text.ts';

function printed(id: string, text: Trilingual): FormField {
  return { id, text, kind: 'printed', isRequired: false };
}

function written(id: string, kind: FormField['kind'], text: Trilingual, isRequired = true): FormField {
  return { id, text, kind, isRequired };
}

const lot = printed('lotName', words('Партия', 'Lot', '批次'));
const smif = printed('smifNumber', words('Номер SMIF', 'SMIF number', 'SMIF编号'));
const recipe = printed('recipe', words('Рецепт', 'Recipe', '配方'));
const flow = printed('waferFlow', words('Маршрут пластин', 'Wafer flow', '晶圆流程'));
const plates = printed('plates', words('Пластин, шт.', 'Wafers', '晶圆数'));
const jobName = printed('jobName', words('Имя задания', 'Job name', '作业名称'));

const lotStatuses = [
  { id: 'good', text: words('Годна', 'Good', '合格') },
  { id: 'part', text: words('Годна частично', 'Part good', '部分合格') },
  { id: 'scrap', text: words('Брак', 'Scrap', '报废') },
];

const figures: readonly (readonly [string, Trilingual])[] = [
  ['timeMs', words('время, мс', 'time, ms', '时间，毫秒')],
  ['temperatureTenthC', words('температура, 0,1 °C', 'temperature, 0.1 °C', '温度，0.1 °C')],
  ['speedRpm', words('частота, об/мин', 'speed, rpm', '转速，rpm')],
  ['doseTenthMj', words('доза, 0,1 мДж/см²', 'dose, 0.1 mJ/cm²', '剂量，0.1 mJ/cm²')],
];

const FIGURES_OF: Readonly<Record<ProcessStep, readonly string[]>> = {
  HMDS: ['timeMs', 'temperatureTenthC'],
  ARC_COAT: ['timeMs', 'speedRpm'],
  ARC_BAKE: ['timeMs', 'temperatureTenthC'],
  CHILL: ['timeMs', 'temperatureTenthC'],
  COAT: ['timeMs', 'speedRpm'],
  SOFT_BAKE: ['timeMs', 'temperatureTenthC'],
  WEE: ['timeMs', 'doseTenthMj'],
  STEPPER: ['timeMs', 'doseTenthMj'],
  PEB: ['timeMs', 'temperatureTenthC'],
  DEVELOP: ['timeMs', 'speedRpm'],
  HARD_BAKE: ['timeMs', 'temperatureTenthC'],
};

/** `STEP.value`: the names by which the machine compares them with the loaded recipe. */
const recipeFields: readonly FormField[] = steps.flatMap(({ step, text }) =>
  figures
    .filter(([id]) => FIGURES_OF[step].includes(id))
    .map(([id, figure]) => {
      const said = inEveryLanguage(
        (language) => `${text[language]}${PUNCTUATION[language].colon}${figure[language]}`,
      );
      return printed(`${step}.${id}`, said);
    }),
);

export const forms: readonly Form[] = [
  {
    kind: 'SHIFT_TASK',
    text: words('Сменное задание', 'Shift task', '班次任务'),
    isSigned: false,
    fields: [
      printed('shift', words('Смена', 'Shift', '班次')),
      printed('tool', words('Установка', 'Tool', '设备')),
      printed('login', words('Учётная запись', 'Account', '账号')),
      lot,
      recipe,
      flow,
      smif,
      jobName,
      plates,
      printed('note', words('Указания', 'Instructions', '说明')),
    ],
  },
  {
    kind: 'TRAVELLER',
    text: words('Сопроводительный лист', 'Accompanying sheet', '随工单'),
    isSigned: true,
    fields: [
      lot,
      smif,
      recipe,
      flow,
      plates,
      written('platesArrived', 'count', words('Поступило, шт.', 'Wafers in', '到达片数')),
      written('timeStart', 'time', words('Начало', 'Start', '开始时间')),
      written('timeEnd', 'time', words('Окончание', 'End', '结束时间')),
      written('platesLeft', 'count', words('Передано годных, шт.', 'Good wafers out', '送出合格片数')),
      {
        ...written('platesStatus', 'status', words('Состояние партии', 'Lot status', '批次状态')),
        choices: lotStatuses,
      },
      written('note', 'text', words('Замечания', 'Remarks', '备注'), false),
    ],
  },
  {
    kind: 'RECIPE_COPY',
    text: words('Копия рецепта', 'Recipe copy', '配方副本'),
    isSigned: false,
    fields: [recipe, ...recipeFields],
  },
  {
    kind: 'CASSETTE_STATUS',
    text: words('Карта состояния кассеты', 'Cassette status form', '晶圆盒状态表'),
    isSigned: true,
    fields: [
      lot,
      smif,
      written('plates', 'plates', words('Пластины по слотам', 'Wafers by slot', '各槽晶圆')),
      written('note', 'text', words('Замечания', 'Remarks', '备注'), false),
    ],
  },
];

const statusTexts: Readonly<Record<PlateStatus, Trilingual>> = {
  NEEDS_PROCESSING: words('Не обработана', 'Needs processing', '待加工'),
  IN_PROCESS: words('В обработке', 'In process', '加工中'),
  PROCESSED: words('Обработана', 'Processed', '已加工'),
  ABORTED: words('Прервана', 'Aborted', '已中止'),
  STOPPED: words('Остановлена', 'Stopped', '已停止'),
  REJECTED: words('Брак', 'Rejected', '不合格'),
  LOST: words('Потеряна', 'Lost', '丢失'),
  SKIPPED: words('Пропущена', 'Skipped', '跳过'),
  EMPTY: words('Пусто', 'Empty', '空'),
  CROSSED: words('Перекос', 'Crossed', '交叉'),
};

export const plateStatuses: EquipmentRuleset['plateStatuses'] = (
  Object.keys(statusTexts) as PlateStatus[]
).map((id) => ({ id, text: statusTexts[id] }));

export const persons: readonly PersonRow[] = [
  { id: 'BOSS', text: words('Начальник смены', 'Shift manager', '值班长'), number: '1-01' },
  { id: 'BOSSSITE', text: words('Начальник участка', 'Station manager', '工段长'), number: '1-02' },
  { id: 'SERVICEMAN', text: words('Сервисный инженер', 'Service engineer', '维修工程师'), number: '2-11' },
  { id: 'ENGINEER', text: words('Инженер-технолог', 'Process engineer', '工艺工程师'), number: '2-12' },
  {
    id: 'ENERGY',
    text: words('Сменный энергетик', 'Replacement power engineer', '当班电气工程师'),
    number: '3-01',
  },
  { id: 'MEDIC', text: words('Медпункт', 'First-aid post', '医务室'), number: '0-33' },
  { id: 'FIRE_BRIGADE', text: words('Пожарная охрана', 'Fire brigade', '消防队'), number: '01' },
];
