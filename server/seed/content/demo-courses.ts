// The three demo courses: entering the clean zone, the photolithography track, emergencies.
import { checkTasks } from './clean-zone/checks.ts';
import { FAULTS } from './clean-zone/lesson-pictures.ts';
import { cleanZoneLesson } from './clean-zone/lesson.ts';
import { fallingTasks } from './clean-zone/falling.ts';
import { gowningTasks } from './clean-zone/gowning.ts';
import { particleTasks } from './clean-zone/particles.ts';
import { thingTasks } from './clean-zone/things.ts';
import { alarmForm, gowningForm, trackForm } from './documents/document-tasks.ts';
import { GOWNING_INSTRUCTION } from './documents/gowning-instruction.ts';
import { trackManual } from './documents/track-manual.ts';
import { chemicalTasks } from './emergencies/chemicals.ts';
import { dangerTasks } from './emergencies/danger.ts';
import { equipmentTasks } from './emergencies/equipment.ts';
import { recoveryTasks } from './emergencies/recovery.ts';
import { signTasks } from './emergencies/signs.ts';
import { TERMINAL } from './photolithography/lesson-pictures.ts';
import { photolithographyLesson } from './photolithography/lesson.ts';
import { lotTasks } from './photolithography/lot.ts';
import { recipeTasks } from './photolithography/recipe.ts';
import { resistTasks } from './photolithography/resist.ts';
import { trackTasks } from './photolithography/track.ts';
import { BAY_PLAN } from './pictures/bay-plan.ts';
import { TRACK_PLAN } from './pictures/track-plan.ts';
import { WRONG_GOWNING } from './pictures/wrong-gowning.ts';
import {
  words,
  type SeedCourse,
  type SeedPicture,
  type SeedTask,
  type SeedWork,
  type Words,
} from './seed-content.ts';
import { practicePicture, type BuiltPicture } from './seed-lesson.ts';
import type { SeedDocument } from './seed-document.ts';

const MINUTE_MS = 60_000;

interface WorkPlan {
  readonly id: string;
  readonly kind: 'THEORY' | 'DOCUMENT' | 'EXAM';
  readonly title: Words;
  readonly description: Words;
  readonly minutes: number;
  readonly tasks: readonly SeedTask[];
  /** The points of the tasks that CONTROL draws; all tasks when left out. */
  readonly targetMark?: number;
}

/** What every mode asks: lessons are for TRAINING alone. */
const isTested = ({ settingsTask }: SeedTask): boolean => settingsTask?.modes === undefined;

/** A work with two attempts for each question in TRAINING, passed at 60 % of the points of its questions. */
function work({ id, kind, title, description, minutes, tasks, targetMark }: WorkPlan): SeedWork {
  const points = targetMark ?? tasks.filter(isTested).reduce((sum, task) => sum + task.maxScore, 0);
  return {
    id,
    fields: {
      kind,
      title: words(title),
      description: words(description),
      gradeForCompletion: Math.round(points * 0.6),
      maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 1, CONTROL: 1 },
      settingsWork: { timeLimitMillis: minutes * MINUTE_MS, targetMark: targetMark ?? null },
    },
    tasks,
  };
}

const cleanZone: SeedCourse = {
  id: 'clean-zone',
  title: words(['Вход в чистую зону', 'Entering the clean zone', '进入洁净区']),
  description: words([
    'Как прийти с улицы на участок фотолитографии и не принести с собой частиц: откуда они берутся, что остаётся снаружи, в каком порядке одеваются и что проверяют перед шлюзом.',
    'How to come from the street to the photolithography area without bringing particles: where they come from, what stays outside, in which order one dresses and what is checked before the transit.',
    '如何从室外进入光刻区而不带入颗粒：颗粒从哪里来，什么要留在外面，按什么顺序穿戴，进入过渡区前检查什么。',
  ]),
  pictureId: FAULTS.id,
  works: [
    work({
      id: 'clean-zone-particles',
      kind: 'THEORY',
      title: ['Человек и частицы', 'People and particles', '人与颗粒'],
      description: [
        'Сколько частиц выделяет человек, почему порядок одевания такой и что не проносят внутрь.',
        'How many particles a person sheds, why one dresses in that order, and what is not brought in.',
        '人散发多少颗粒，为什么按该顺序穿戴，以及哪些物品不得带入。',
      ],
      minutes: 30,
      tasks: [cleanZoneLesson.task, ...particleTasks, ...fallingTasks, ...thingTasks],
    }),
    work({
      id: 'clean-zone-entry',
      kind: 'THEORY',
      title: ['Порядок входа и проверка', 'Order of entry and check', '进入顺序与检查'],
      description: [
        'Шаги одевания, скамья, перчатки, шлюз и ошибки, которые видны в зеркале.',
        'Steps of gowning, the bench, gloves, the transit, and errors that a mirror shows.',
        '穿戴步骤、隔离凳、手套、过渡区，以及镜中可见的错误。',
      ],
      minutes: 35,
      tasks: [...gowningTasks, ...checkTasks],
    }),
    work({
      id: 'clean-zone-instruction',
      kind: 'DOCUMENT',
      title: ['Инструкция KR-01', 'Instruction KR-01', '规程 KR-01'],
      description: [
        'Прочитайте инструкцию по входу и заполните форму.',
        'Read the instruction for entering and fill in the form.',
        '阅读进入规程并填写表格。',
      ],
      minutes: 20,
      tasks: [gowningForm],
    }),
  ],
};

const photolithography: SeedCourse = {
  id: 'photolithography',
  title: words(['Фотолитография: установка и партия', 'Photolithography: track and lot', '光刻：设备与批次']),
  description: words([
    'Как резист становится рисунком, как устроена установка нанесения и проявления, сколько времени займёт партия и какие бумаги её сопровождают.',
    'How resist becomes a pattern, how the coater/developer track is built, how long a lot takes and which papers go with it.',
    '光刻胶如何形成图形，涂胶显影设备的组成，批次需要多长时间，以及随附哪些文件。',
  ]),
  pictureId: TERMINAL.id,
  works: [
    work({
      id: 'photolithography-pattern',
      kind: 'THEORY',
      title: ['От пластины до рисунка', 'From wafer to pattern', '从晶圆到图形'],
      description: [
        'Операции маршрута, рецепты, толщина слоя и температура.',
        'Operations of the flow, recipes, thickness and temperature.',
        '流程工序、配方、胶厚和温度。',
      ],
      minutes: 30,
      tasks: [photolithographyLesson.task, ...resistTasks, ...recipeTasks],
    }),
    work({
      id: 'photolithography-track',
      kind: 'THEORY',
      title: ['Установка, кассета, партия', 'Track, cassette, lot', '设备、晶圆盒、批次'],
      description: [
        'Время партии, узкое место, карта ячеек, состояния оборудования и сопроводительный лист.',
        'Time of a lot, the bottleneck, the slot map, equipment states and the accompanying sheet.',
        '批次时间、瓶颈、槽位图、设备状态和随工单。',
      ],
      minutes: 45,
      tasks: [...trackTasks, ...lotTasks],
    }),
    work({
      id: 'photolithography-manual',
      kind: 'DOCUMENT',
      title: ['Руководство KR-02', 'Manual KR-02', '手册 KR-02'],
      description: [
        'Найдите в руководстве данные партии и заполните форму.',
        'Find a lot’s data in the manual and fill in the form.',
        '在手册中查找批次数据并填写表格。',
      ],
      minutes: 20,
      tasks: [trackForm],
    }),
  ],
};

const FIRE_PICTURE = practicePicture('equipment-fire', [
  'Открытое пламя и дым у модулей трека',
  'Flames and smoke at the modules of the track',
  '轨道模块处的明火和烟雾',
]);

const emergencies: SeedCourse = {
  id: 'emergencies',
  title: words(['Аварийные ситуации', 'Emergencies', '紧急情况']),
  description: words([
    'Как понять, что происходит, и что делать в первую минуту: пожар, газ, химия, питание, вентиляция, сигналы оборудования. Порядок вызовов дан по правилам тренажёра; на участке действует план предприятия.',
    'How to tell what is happening and what to do in the first minute: fire, gas, chemicals, power, ventilation, alarms of equipment. The order of calls is the trainer’s; at work the plan of the enterprise holds.',
    '如何判断发生了什么以及第一分钟做什么：火灾、气体、化学品、电源、通风、设备报警。呼叫顺序按模拟器规则；实际工作以企业预案为准。',
  ]),
  pictureId: FIRE_PICTURE.id,
  works: [
    work({
      id: 'emergencies-signs',
      kind: 'THEORY',
      title: ['Признаки и сигналы', 'Signs and alarms', '征兆与信号'],
      description: [
        'Кнопка EMO, световая колонна, категории сигналов и план участка.',
        'The EMO button, the tower light, alarm categories and the plan of the bay.',
        'EMO 按钮、信号灯塔、报警类别和区域平面图。',
      ],
      minutes: 20,
      tasks: signTasks,
    }),
    work({
      id: 'emergencies-first-minute',
      kind: 'EXAM',
      title: ['Первая минута', 'The first minute', '第一分钟'],
      description: [
        'Действия при опасности для людей, химии, отключениях и сигналах установки. Для контроля задания выбираются по баллам.',
        'What to do in danger to people, with chemicals, outages and tool alarms. For a control the tasks are drawn by points.',
        '面对人身危险、化学品、停供和设备报警时的操作。考核时按分值抽题。',
      ],
      minutes: 45,
      tasks: [...dangerTasks, ...chemicalTasks, ...equipmentTasks, ...recoveryTasks],
      targetMark: 40,
    }),
    work({
      id: 'emergencies-note',
      kind: 'DOCUMENT',
      title: ['Памятка о первых действиях', 'Note on first actions', '首要操作备忘'],
      description: [
        'Таблица первых действий руководства KR-02.',
        'The table of first actions of manual KR-02.',
        '手册 KR-02 的首要操作表。',
      ],
      minutes: 15,
      tasks: [alarmForm],
    }),
  ],
};

export const DEMO_COURSES: readonly SeedCourse[] = [cleanZone, photolithography, emergencies];
/** The files that the tasks name: pictures by their id, documents by `${id}.${language}`. */
export const DEMO_PICTURES: readonly SeedPicture[] = [WRONG_GOWNING, TRACK_PLAN, BAY_PLAN];
export const DEMO_BUILT_PICTURES: readonly BuiltPicture[] = [
  ...cleanZoneLesson.pictures,
  ...photolithographyLesson.pictures,
  FIRE_PICTURE,
];
export const DEMO_DOCUMENTS: readonly SeedDocument[] = [GOWNING_INSTRUCTION, trackManual];
