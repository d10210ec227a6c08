// The track: modules, load ports, the kind of module for each step, and the durations of its movements.
import type { ModuleKind, ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { LoadPort, StepRow, TrackModule, TrackTimes } from '#contract/simulation/equipment-track.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './text.ts';

const kinds: readonly (readonly [ModuleKind, number, Trilingual])[] = [
  ['HMDS', 2, words('Печь HMDS', 'HMDS oven', 'HMDS烘箱')],
  ['COAT', 2, words('Центрифуга нанесения', 'Coat cup', '涂胶杯')],
  ['ARC', 1, words('Центрифуга антиотражающего слоя', 'ARC cup', '抗反射涂层杯')],
  ['HOT', 6, words('Горячая плита', 'Hot plate', '热板')],
  ['CHILL', 4, words('Плита охлаждения', 'Chill plate', '冷板')],
  ['WEE', 1, words('Засветка края', 'Edge exposure', '边缘曝光')],
  ['STEPPER', 1, words('Передача в степпер', 'Stepper interface', '步进机接口')],
  ['DEV', 2, words('Центрифуга проявления', 'Develop cup', '显影杯')],
];

export const modules: readonly TrackModule[] = kinds.flatMap(([kind, count, text]) =>
  Array.from({ length: count }, (_, at): TrackModule => {
    const number = at + 1;
    const { ru, en, ch } = text;
    const named = count === 1 ? text : words(`${ru} ${number}`, `${en} ${number}`, `${ch}${number}`);
    return { id: `${kind}${number}`, kind, text: named };
  }),
);

const stepKinds: readonly (readonly [ProcessStep, ModuleKind, Trilingual])[] = [
  ['HMDS', 'HMDS', words('Обработка HMDS', 'HMDS prime', 'HMDS处理')],
  ['ARC_COAT', 'ARC', words('Нанесение антиотражающего слоя', 'ARC coat', '涂抗反射层')],
  ['ARC_BAKE', 'HOT', words('Сушка антиотражающего слоя', 'ARC bake', '抗反射层烘烤')],
  ['CHILL', 'CHILL', words('Охлаждение', 'Chill', '冷却')],
  ['COAT', 'COAT', words('Нанесение фоторезиста', 'Coat', '涂胶')],
  ['SOFT_BAKE', 'HOT', words('Сушка', 'Soft bake', '软烘')],
  ['WEE', 'WEE', words('Засветка края', 'Edge exposure', '边缘曝光')],
  ['STEPPER', 'STEPPER', words('Экспонирование', 'Exposure', '曝光')],
  ['PEB', 'HOT', words('Сушка после экспонирования', 'Post-exposure bake', '曝光后烘烤')],
  ['DEVELOP', 'DEV', words('Проявление', 'Develop', '显影')],
  ['HARD_BAKE', 'HOT', words('Задубливание', 'Hard bake', '坚膜')],
];

export const steps: readonly StepRow[] = stepKinds.map(([step, module, text]) => ({ step, module, text }));

export const ports: readonly LoadPort[] = ([1, 2, 3, 4] as const).map((number) => ({
  id: `port${number}`,
  unit: `SMIF-${number}`,
  place: `port${number}`,
  text: words(`Порт ${number}`, `Port ${number}`, `装载口${number}`),
}));

export const TIMES: TrackTimes = {
  readIdMs: 3_000,
  dockMs: 4_000,
  openMs: 6_000,
  mapMs: 12_000,
  closeMs: 8_000,
  setUpMs: 45_000,
  initialiseMs: 120_000,
};
