// A small task of each question type for tests and stories, with a variant under another key, a right and a
// wrong answer.
import type { TaskType } from '#contract/entities/task-type.ts';
import { taskInputSchema } from '#contract/entities/work.ts';
import type { TaskContent } from './schema.ts';

type Plain = Readonly<Record<string, unknown>>;

export interface SampleTask {
  readonly task: TaskContent;
  /** Looks the same to a learner: only the key differs. */
  readonly underOtherKey: TaskContent;
  /** Builds an answer with full marks from the key's own parts. */
  readonly rightAnswer: (key: Plain) => Plain;
  readonly wrongAnswer: (key: Plain) => Plain;
  readonly emptyAnswer: Plain;
}

function words(
  ru: string,
  en: string,
  ch: string,
): { readonly ru: string; readonly en: string; readonly ch: string } {
  return { ru, en, ch };
}

const keyTexts = {
  hint: words('Подсказка-тайна', 'Secret hint', '秘密提示'),
  resultText: words('Разбор-тайна', 'Secret explanation', '秘密解析'),
  successResult: words('Верно-тайна', 'Secret success', '秘密正确'),
  failureResult: words('Неверно-тайна', 'Secret failure', '秘密错误'),
  neutralResult: words('Частично-тайна', 'Secret neutral', '秘密部分'),
  answerFileIds: ['secret-file'],
};

function sampleTask(taskType: TaskType, question: string, rest: Plain): TaskContent {
  return taskInputSchema.parse({
    taskType,
    question: { content: words(question, `${question} (en)`, `${question} (ch)`) },
    maxScore: 6,
    settingsTask: { hintPenalty: 1 },
    ...keyTexts,
    ...rest,
  });
}

const answers = ['HMDS', 'Нанесение резиста', 'Сушка', 'Экспонирование'].map((ru, at) => ({
  content: words(ru, `step ${at}`, `步骤 ${at}`),
}));

function pair(
  type: TaskType,
  question: string,
  common: Plain,
  keys: readonly [Plain, Plain],
): Pick<SampleTask, 'task' | 'underOtherKey'> {
  const [one, other] = keys;
  return {
    task: sampleTask(type, question, { ...common, ...one }),
    underOtherKey: sampleTask(type, question, { ...common, ...other }),
  };
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const others = (ids: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `a${at + 1}`).filter((id) => !ids.includes(id));
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(value ?? {});

const gaps = (word: string, right: number): Plain => ({
  params: {
    text: words(
      'Подложку греют до {t} °C в {m}.',
      'The wafer is heated to {t} °C in {m}.',
      '将晶圆在{m}中加热到{t} °C。',
    ),
    gaps: [
      { id: 't', kind: 'TYPED', accepted: [words(word, '', '')] },
      { id: 'm', kind: 'PICKED', options: answers.map(({ content }) => content), right },
    ],
  },
});

const regions = (right: string): Plain => ({
  question: { content: words('Отметьте выключатель', 'Mark the button', '标出按钮'), filesId: ['picture'] },
  params: {
    width: 800,
    height: 600,
    regions: ['left', 'right'].map((id, at) => ({
      id,
      label: words(`Место ${id}`, `Place ${id}`, `位置 ${id}`),
      box: { x: at * 500, y: 0, width: 500, height: 1000 },
      isRight: id === right,
    })),
  },
});

const form = (serial: string, value: number, right: number): Plain => ({
  fileDocumentIds: ['manual'],
  params: {
    fields: [
      {
        id: 'serial',
        label: words('Номер', 'Number', '编号'),
        kind: 'TEXT',
        accepted: [words(serial, '', '')],
      },
      {
        id: 'time',
        label: words('Время', 'Time', '时间'),
        kind: 'NUMBER',
        value,
        unit: words('с', 's', '秒'),
      },
      {
        id: 'step',
        label: words('Шаг', 'Step', '步骤'),
        kind: 'CHOICE',
        options: answers.map(({ content }) => content),
        right,
      },
    ],
  },
});

function formAnswer(key: Plain): Plain {
  const fields = entriesOf(key['fields']).map(([id, field]) => {
    const { accepted, value, right } = field as {
      accepted?: readonly string[];
      value?: number;
      right?: string;
    };
    return [id, accepted?.[0] ?? right ?? String(value)];
  });
  return { fields: Object.fromEntries(fields), pages: [] };
}

const lesson = (right: string): Plain => ({
  params: {
    cards: ['one', 'two'].map((id) => ({
      id,
      title: words(`Карточка ${id}`, `Card ${id}`, `卡片 ${id}`),
      text: words('Частицы оседают сверху вниз.', 'Particles settle downwards.', '颗粒自上而下沉降。'),
      filesId: ['picture'],
      alt: words('Две двери', 'Two doors', '两扇门'),
      thing: {
        kind: id === 'one' ? 'ASK' : 'SPOT',
        ask: words(`Что здесь ${id}?`, `What is here ${id}?`, `这里是什么 ${id}？`),
        options: ['left', 'right'].map((option, at) => ({
          id: option,
          content: words(`Место ${option}`, `Place ${option}`, `位置 ${option}`),
          told: words(`Тайна ${option === right}`, `Secret ${option === right}`, `秘密 ${option === right}`),
          isRight: option === right,
          box: { x: at * 500, y: 0, width: 500, height: 1000 },
        })),
      },
    })),
  },
});

const lotState = (last: string): Plain => ({
  params: {
    record: [words('07:00 кассета загружена', '07:00 cassette loaded', '07:00 晶圆盒已装入')],
    base: Object.fromEntries(Array.from({ length: 25 }, (_, at) => [String(at + 1), 'PROCESSED'])),
    initial: { '25': last },
  },
});

export const sampleTasks = {
  COMMONQUESTION: {
    ...pair('COMMONQUESTION', 'Как называется промотор адгезии?', {}, [
      { answers: [{ content: words('ГМДС', '', '') }] },
      { answers: [{ content: words('Вода', '', '') }] },
    ]),
    rightAnswer: (key) => ({ text: ` ${String(key['expected']).toLowerCase()} ` }),
    wrongAnswer: () => ({ text: 'ацетон' }),
    emptyAnswer: { text: '  ' },
  },
  QUESTION: {
    ...pair('QUESTION', 'Почему порядок одевания — сверху вниз?', {}, [
      { params: { sample: words('Образец-тайна', '', ''), rubric: [] } },
      {
        params: { sample: words('', '', ''), rubric: [{ id: 'r', points: 3, text: words('Тайна', '', '') }] },
      },
    ]),
    rightAnswer: () => ({ text: 'Частицы падают вниз.' }),
    wrongAnswer: () => ({ text: '' }),
    emptyAnswer: { text: '' },
  },
  EMPTYQUESTION: {
    ...pair('EMPTYQUESTION', 'Заполните пропуски', {}, [gaps('90', 2), gaps('115', 0)]),
    rightAnswer: (key) => ({
      gaps: Object.fromEntries(entriesOf(key['gaps']).map(([id, accepted]) => [id, list(accepted)[0]])),
    }),
    wrongAnswer: () => ({ gaps: { t: 'много' } }),
    emptyAnswer: { gaps: { t: ' ' } },
  },
  PAINT: {
    ...pair('PAINT', '', {}, [regions('left'), regions('right')]),
    rightAnswer: (key) => ({
      strokes: [],
      marks: list(key['right']).map((region) => ({ region, note: '' })),
    }),
    wrongAnswer: (key) => ({
      strokes: [],
      marks: ['left', 'right']
        .filter((region) => !list(key['right']).includes(region))
        .map((region) => ({ region, note: '' })),
    }),
    emptyAnswer: { strokes: [], marks: [] },
  },
  TASKTESTCASECASSETESTATUS: {
    ...pair('TASKTESTCASECASSETESTATUS', 'Заполните форму', {}, [lotState('ABORTED'), lotState('CROSSED')]),
    rightAnswer: (key) => ({ elementStates: key['elementStates'], logs: [] }),
    wrongAnswer: () => ({ elementStates: { '1': 'LOST' }, logs: [] }),
    emptyAnswer: { elementStates: {}, logs: [''] },
  },
  SINGLECHOICE: {
    ...pair('SINGLECHOICE', 'Что идёт после нанесения?', { answers }, [
      { trueAnswerIndex: [2] },
      { trueAnswerIndex: [0] },
    ]),
    rightAnswer: (key) => ({ picked: list(key['right'])[0] }),
    wrongAnswer: (key) => ({ picked: others(list(key['right']), 4)[0] }),
    emptyAnswer: { picked: null },
  },
  MULTICHOICE: {
    ...pair('MULTICHOICE', 'Что делают в треке?', { answers }, [
      { trueAnswerIndex: [0, 1, 2] },
      { trueAnswerIndex: [3] },
    ]),
    rightAnswer: (key) => ({ picked: list(key['right']) }),
    wrongAnswer: (key) => ({ picked: others(list(key['right']), 4) }),
    emptyAnswer: { picked: [] },
  },
  ORDERING: {
    ...pair('ORDERING', 'Расставьте по порядку', { answers }, [
      { trueAnswerIndex: [0, 1, 2, 3] },
      { trueAnswerIndex: [3, 2, 0, 1] },
    ]),
    rightAnswer: (key) => ({ order: list(key['order']) }),
    wrongAnswer: (key) => ({ order: list(key['order']).toReversed() }),
    emptyAnswer: { order: [] },
  },
  MATCHING: {
    ...pair(
      'MATCHING',
      'Сопоставьте',
      {
        answers,
        params: { left: ['x', 'y'].map((id) => ({ id, content: words(`Слева ${id}`, id, id) })) },
      },
      [{ trueAnswerIndex: [1, 2] }, { trueAnswerIndex: [3, 0] }],
    ),
    rightAnswer: (key) => ({ pairs: key['pairs'] }),
    wrongAnswer: (key) => {
      const [[x, first] = ['', ''], [y, second] = ['', '']] = entriesOf(key['pairs']);
      return { pairs: { [x]: second, [y]: first } };
    },
    emptyAnswer: { pairs: {} },
  },
  NUMERIC: {
    ...pair('NUMERIC', 'Какова толщина резиста?', {}, [
      {
        params: {
          value: 1,
          tolerance: { kind: 'RELATIVE', amount: 0.1 },
          units: [
            { id: 'um', text: words('мкм', 'µm', '微米'), factor: 1 },
            { id: 'nm', text: words('нм', 'nm', '纳米'), factor: 0.001 },
          ],
        },
      },
      {
        params: {
          value: 1200,
          units: [
            { id: 'um', text: words('мкм', 'µm', '微米'), factor: 1000 },
            { id: 'nm', text: words('нм', 'nm', '纳米'), factor: 1 },
          ],
        },
      },
    ]),
    rightAnswer: (key) => ({
      number: String(Number(key['value']) / Number(entriesOf(key['factors'])[0]?.[1])),
      unit: entriesOf(key['factors'])[0]?.[0] ?? null,
    }),
    wrongAnswer: () => ({ number: '17', unit: 'um' }),
    emptyAnswer: { number: ' ', unit: 'um' },
  },
  DOCUMENT: {
    ...pair('DOCUMENT', 'Заполните форму', {}, [form('ИТ-4', 60, 1), form('ИТ-5', 70, 3)]),
    rightAnswer: formAnswer,
    wrongAnswer: () => ({ fields: { serial: 'нет' }, pages: [] }),
    emptyAnswer: { fields: {}, pages: [{ fileId: 'manual', page: 1, ms: 5000 }] },
  },
  LESSON: {
    ...pair('LESSON', 'Откуда частицы', {}, [lesson('left'), lesson('right')]),
    rightAnswer: (key) => ({ seen: key['cards'], tried: {}, isThrough: true }),
    wrongAnswer: () => ({ seen: [], tried: { one: 'left' }, isThrough: true }),
    emptyAnswer: { seen: ['one'], tried: {}, isThrough: false },
  },
} satisfies Partial<Record<TaskType, SampleTask>>;
