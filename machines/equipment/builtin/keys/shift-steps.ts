// The steps of an ordinary shift, from the shift task to the sign-out.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { is, step } from './step.ts';
import { atItsPort, unloading } from './unloading-steps.ts';

/** The pod and port of a shift; any free port will do. */
export interface Shift {
  readonly order: Order;
  readonly pod: string;
}

export function sheetOf({ order }: Shift): string {
  return `traveller-${order.lotName}`;
}

export const READ_TASK = step({
  id: 'task-read',
  text: words('Прочитать сменное задание', 'Read the shift task', '阅读班次任务'),
  match: { code: ['OPEN_PAPER'], item: ['shift-task'] },
  sources: [from.site],
});

function compared(shift: Shift): readonly Step[] {
  const sheet = sheetOf(shift);
  return [
    READ_TASK,
    step({
      id: 'sheet-compared',
      text: words(
        'Сверить сопроводительный лист с заданием',
        'Compare the accompanying sheet with the task',
        '核对随工单与任务',
      ),
      match: { code: ['VERIFY'], after: [is(`verified.${sheet}.task`, 'match')] },
      sources: [from.lotSheet],
      after: ['task-read'],
      harm: 'PRODUCT',
    }),
    step({
      id: 'label-compared',
      text: words(
        'Сверить этикетку контейнера с листом',
        'Compare the pod’s label with the sheet',
        '核对晶圆盒标签与随工单',
      ),
      why: words(
        'Рядом стоят контейнеры других партий.',
        'Pods of other lots stand beside it.',
        '旁边有其他批次的晶圆盒。',
      ),
      match: { code: ['VERIFY'], after: [is(`verified.${sheet}.label`, 'match')] },
      sources: [from.lotSheet, from.site],
      after: ['task-read'],
      harm: 'PRODUCT',
    }),
  ];
}

function loaded(shift: Shift): readonly Step[] {
  const { pod } = shift;
  return [
    step({
      id: 'pod-taken',
      text: words('Взять контейнер партии', 'Take the lot’s pod', '取批次晶圆盒'),
      match: { code: ['PICK'], item: [pod] },
      sources: [from.site],
      after: ['label-compared'],
    }),
    step({
      id: 'pod-placed',
      text: words('Поставить контейнер на порт', 'Place the pod on a load port', '将晶圆盒放到装载口'),
      match: { code: ['PLACE'], item: [pod] },
      sources: [from.versaPort],
      after: ['pod-taken'],
    }),
    step({
      id: 'pod-docked',
      text: words('Пристыковать контейнер', 'Dock the pod', '对接晶圆盒'),
      match: atItsPort('DOCK', pod),
      sources: [from.versaPort],
      after: ['pod-placed'],
    }),
    signIn([]),
    step({
      id: 'map-compared',
      text: words(
        'Сверить карту кассеты с листом',
        'Compare the slot map with the sheet',
        '核对槽位图与随工单',
      ),
      why: words(
        'Перекошенная или недостающая пластина ломает манипулятор и партию.',
        'A crossed or a missing wafer breaks the arm and the lot.',
        '交叉或缺失的晶圆会损坏机械手和批次。',
      ),
      match: { code: ['VERIFY'], after: [is(`verified.${sheetOf(shift)}.slotMap`, 'match')] },
      sources: [from.carrier, from.versaPort],
      after: ['pod-docked', 'signed-in'],
      harm: 'PRODUCT',
    }),
  ];
}

export function signIn(after: readonly string[], isOptional = false, role: EquipmentRole = 'OPERATOR'): Step {
  return step({
    id: 'signed-in',
    text: words('Войти под своей учётной записью', 'Sign in with your own account', '用本人账号登录'),
    match: { code: ['SIGN_IN'], after: [is('session', 'IN'), is('role', role)] },
    sources: [from.site],
    after,
    isOptional,
  });
}

/** The steps of making the job as the shift task states it. */
export function jobSteps(after: readonly string[], isOptional = false): readonly Step[] {
  return [
    step({
      id: 'job-created',
      text: words('Создать задание по сменному', 'Create the job as the shift task says', '按任务创建作业'),
      match: { code: ['JOB_CREATE'], after: [is('asOrdered', 'yes'), is('job', 'created')] },
      sources: [from.site],
      after,
      isOptional,
    }),
    step({
      id: 'job-queued',
      text: words('Поставить задание в очередь', 'Queue the job', '作业排队'),
      match: { code: ['JOB_QUEUE'], after: [is('job', 'queued')] },
      sources: [from.e30],
      after: ['job-created'],
      isOptional,
    }),
  ];
}

export function startStep(after: readonly string[], isOptional = false): Step {
  return step({
    id: 'started',
    text: words('Запустить процесс', 'Start the process', '启动工艺'),
    match: { code: ['STARTPROCCES'], before: [is('e30', 'READY')], after: [is('e30', 'EXECUTING')] },
    sources: [from.e30],
    after,
    isOptional,
    harm: 'PRODUCT',
  });
}

function made({ order }: Shift): readonly Step[] {
  return [
    ...jobSteps(['map-compared']),
    step({
      id: 'recipe-compared',
      text: words(
        'Сверить загруженный рецепт с бумажной копией',
        'Compare the loaded recipe with its paper copy',
        '核对已加载配方与纸质副本',
      ),
      match: {
        code: ['VERIFY'],
        after: [is(`verified.recipe-${order.recipe}.recipe`, 'match')],
      },
      sources: [from.stanford],
      after: ['signed-in'],
      harm: 'PRODUCT',
    }),
    startStep(['job-queued', 'recipe-compared']),
  ];
}

function unloaded({ pod }: Shift): readonly Step[] {
  return unloading(pod, {
    after: 'started',
    when: [is('outcome', 'complete')],
    putting: words('Вернуть контейнер на стеллаж', 'Put the pod back on the rack', '将晶圆盒放回货架'),
  });
}

export const sheetLines = [
  [
    'platesArrived',
    words('Записать, сколько пластин поступило', 'Write down how many wafers came', '填写到达片数'),
    'map-compared',
  ],
  [
    'timeStart',
    words('Записать время начала', 'Write down the time of the start', '填写开始时间'),
    'started',
  ],
  ['timeEnd', words('Записать время окончания', 'Write down the time of the end', '填写结束时间'), 'started'],
  [
    'platesLeft',
    words('Записать, сколько годных передано', 'Write down how many good wafers leave', '填写送出合格片数'),
    'started',
  ],
  [
    'platesStatus',
    words('Записать состояние партии', 'Write down the lot’s status', '填写批次状态'),
    'started',
  ],
] as const;

function written(shift: Shift): readonly Step[] {
  const sheet = sheetOf(shift);
  const lines = sheetLines.map(([field, text, after]) =>
    step({
      id: `written-${field}`,
      text,
      match: {
        code: ['FILL'],
        item: [sheet],
        params: { field: [field] },
        after: [is(`right.${sheet}.${field}`, 'right')],
      },
      sources: [from.lotSheet],
      after: [after],
      harm: 'RECORD',
    }),
  );
  return [
    ...lines,
    step({
      id: 'sheet-signed',
      text: words('Подписать лист', 'Sign the sheet', '签署随工单'),
      match: { code: ['SIGN'], item: [sheet] },
      sources: [from.lotSheet],
      after: sheetLines.map(([field]) => `written-${field}`),
      harm: 'RECORD',
    }),
    step({
      id: 'signed-out',
      text: words('Выйти из системы', 'Sign out', '退出登录'),
      match: { code: ['SIGN_OUT'] },
      sources: [from.site],
      after: ['started'],
      harm: 'RECORD',
    }),
  ];
}

/** All steps of the shift. */
export function shiftSteps(shift: Shift): Step[] {
  return [...compared(shift), ...loaded(shift), ...made(shift), ...unloaded(shift), ...written(shift)];
}

/** The steps after the start of the process, for shifts in which all before it is given. */
export function stepsAfterStart(shift: Shift): readonly Step[] {
  const rows = [...unloaded(shift), ...written(shift)];
  const known = [...rows.map(({ id }) => id), 'started'];
  return rows.map((row) => ({ ...row, after: row.after.filter((id) => known.includes(id)) }));
}

/** The steps up to the map, for lots with a fault. */
export function stepsToMap(shift: Shift): readonly Step[] {
  return [...compared(shift), ...loaded(shift)];
}
