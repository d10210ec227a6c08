// The check list: each planted fault is found, and alone; guesses as counted by hand.
import { describe, expect, test } from 'vitest';
import type { Finding } from '#contract/entities/draft-check.ts';
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { checkDraft } from './check-draft.ts';
import { staleFindings } from './check-task.ts';

const said = (ru: string) => ({ ru, en: `${ru} en`, ch: `${ru} ch` });
const NO_TEXT = { ru: '', en: '', ch: '' };
const option = (ru: string, filesId: string[] = []) => ({ content: ru === '' ? NO_TEXT : said(ru), filesId });

const TASK: TaskData = {
  taskType: 'SINGLECHOICE',
  question: { content: said('Что надевают первым?'), filesId: [] },
  answers: ['Шапочка', 'Комбинезон', 'Перчатки', 'Бахилы'].map((text) => option(text)),
  trueAnswerIndex: [0],
  fileDocumentIds: [],
  resultText: NO_TEXT,
  successResult: NO_TEXT,
  failureResult: NO_TEXT,
  neutralResult: NO_TEXT,
  hint: said('Сверху вниз'),
  answerFileIds: [],
  settingsTask: { modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'], maxAttempts: null, hintPenalty: 1 },
  maxScore: 4,
  params: {},
};
const CHOSEN: DraftTask = { id: 'one', maxScore: 4, settingsTask: TASK.settingsTask };
const DRAFT: WorkDraft = {
  courseId: null,
  kind: 'THEORY',
  title: said('Вход'),
  description: NO_TEXT,
  gradeForCompletion: 3,
  maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 2, CONTROL: 1 },
  settingsWork: {
    timeLimitMillis: 600_000,
    targetMark: null,
    quotas: [],
    modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
    reveal: { TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' },
    hidesNames: false,
  },
  groupIds: [],
  tasks: [CHOSEN],
};

/** Both tasks are of the topic a, the second of b too. */
const PLACES = {
  names: new Map([['a', 'Одежда']]),
  ofTask: (id: string) => new Set(id === 'one' ? ['a'] : ['a', 'b']),
};

interface Planted {
  readonly draft?: Partial<WorkDraft>;
  readonly rules?: Partial<WorkDraft['settingsWork']>;
  readonly chosen?: Partial<DraftTask>;
  readonly settings?: Partial<DraftTask['settingsTask']>;
  readonly task?: Partial<TaskData>;
  readonly isCourseInUse?: boolean;
  readonly questionCount?: number;
  readonly isGone?: true;
}

function found({ draft, rules, chosen, settings, task, isGone, ...known }: Planted): string[] {
  const wanted = { ...CHOSEN, ...chosen, settingsTask: { ...CHOSEN.settingsTask, ...settings } };
  const content = { ...TASK, ...task };
  const findings: Finding[] = checkDraft(
    { ...DRAFT, tasks: [wanted], ...draft, settingsWork: { ...DRAFT.settingsWork, ...rules } },
    {
      tasks: new Map(isGone ? [] : ['one', 'two'].map((id) => [id, content])),
      caseIds: new Set(['known']),
      passScores: new Map([['known', 80]]),
      isCourseInUse: true,
      questionCount: 0,
      topics: PLACES,
      ...known,
    },
  );
  return findings.map(({ code, params }) =>
    [code, params['language'], params['mode']].filter(Boolean).join(' '),
  );
}

const GAPS = (accepted: readonly string[]) => ({
  text: said('Сначала {g1}'),
  gaps: [{ id: 'g1', kind: 'TYPED', accepted: accepted.map((text) => (text === '' ? NO_TEXT : said(text))) }],
});

const CARD = { id: 'c1', title: said('Карточка'), text: NO_TEXT, filesId: [], alt: NO_TEXT, thing: null };

test('nothing is found where nothing is planted', () => expect(found({})).toEqual([]));

const FAULTS: readonly (readonly [name: string, planted: Planted, codes: readonly string[]])[] = [
  ['no title', { draft: { title: NO_TEXT } }, ['NO_TITLE']],
  ['a title of spaces', { draft: { title: { ...NO_TEXT, ru: '  ' } } }, ['NO_TITLE']],
  ['no English title', { draft: { title: { ...said('Вход'), en: '' } } }, ['TITLE_LANGUAGE en']],
  ['no Chinese title', { draft: { title: { ...said('Вход'), ch: '' } } }, ['TITLE_LANGUAGE ch']],
  ['no tasks', { draft: { tasks: [] } }, ['NO_TASKS']],
  ['no modes', { rules: { modes: [] } }, ['NO_MODES']],
  ['no grade', { draft: { gradeForCompletion: null } }, ['NO_GRADE']],
  ['a grade of 0', { draft: { gradeForCompletion: 0 } }, ['GRADE_ZERO']],
  [
    'a grade that nobody reaches',
    { draft: { gradeForCompletion: 5 }, rules: { modes: ['TRAINING'] } },
    ['GRADE_TOO_HIGH TRAINING'],
  ],
  [
    'a grade that the drawn set does not reach',
    { rules: { targetMark: 2, modes: ['CONTROL'] } },
    ['GRADE_TOO_HIGH CONTROL', 'TARGET_NOT_EXACT'],
  ],
  [
    'a mode without tasks',
    { settings: { modes: ['TRAINING', 'SELFCONTROL'] } },
    ['MODE_WITHOUT_TASKS CONTROL'],
  ],
  ['a set above all points', { rules: { targetMark: 9 } }, ['TARGET_TOO_HIGH']],
  [
    'a set that does not add up',
    { draft: { gradeForCompletion: 3, tasks: [CHOSEN, { ...CHOSEN, id: 'two' }] }, rules: { targetMark: 6 } },
    ['TARGET_NOT_EXACT', 'SAME_QUESTION'],
  ],
  [
    'a topic with too few tasks',
    { draft: { tasks: [CHOSEN] }, rules: { quotas: [{ id: 'a', count: 2 }] } },
    ['QUOTA_SHORT'],
  ],
  [
    'sets of different sums by topics',
    {
      draft: { tasks: [CHOSEN, { ...CHOSEN, id: 'two', maxScore: 3 }] },
      rules: { quotas: [{ id: 'a', count: 1 }] },
    },
    ['QUOTA_UNEVEN', 'SAME_QUESTION'],
  ],
  [
    'a grade that not every set by topics reaches',
    {
      draft: { gradeForCompletion: 4, tasks: [CHOSEN, { ...CHOSEN, id: 'two', maxScore: 3 }] },
      rules: { quotas: [{ id: 'a', count: 1 }] },
    },
    ['GRADE_TOO_HIGH CONTROL', 'QUOTA_UNEVEN', 'SAME_QUESTION'],
  ],
  ['too little time', { rules: { timeLimitMillis: 9000 } }, ['TIME_SHORT']],
  ['too much time', { rules: { timeLimitMillis: 36_000_000 } }, ['TIME_LONG']],
  ['a course in the archive', { isCourseInUse: false }, ['COURSE_GONE']],
  ['two authors who differ', { questionCount: 2 }, ['UNDECIDED']],
  ['no question', { task: { question: { content: NO_TEXT, filesId: [] } } }, ['NO_QUESTION']],
  ['a task in the trash', { isGone: true }, ['TASK_GONE']],
  [
    'no points',
    { chosen: { maxScore: null }, draft: { gradeForCompletion: 0 } },
    ['GRADE_ZERO', 'NO_POINTS'],
  ],
  ['0 points', { chosen: { maxScore: 0 }, draft: { gradeForCompletion: 0 } }, ['GRADE_ZERO', 'ZERO_POINTS']],
  [
    'a task in no mode',
    { settings: { modes: [] }, rules: { modes: ['TRAINING'] } },
    ['MODE_WITHOUT_TASKS TRAINING', 'NO_TASK_MODES'],
  ],
  [
    'a task in no open mode',
    { settings: { modes: ['CONTROL'] }, rules: { modes: ['TRAINING'] } },
    ['MODE_WITHOUT_TASKS TRAINING', 'MODE_NOT_OPEN'],
  ],
  ['a hint that costs all', { settings: { hintPenalty: 4 } }, ['PENALTY_HIGH']],
  ['a price of no hint', { task: { hint: NO_TEXT } }, ['PENALTY_NO_HINT']],
  ['attempts for every option', { settings: { maxAttempts: 4 } }, ['ATTEMPTS_MANY']],
  ['no right answer', { task: { trueAnswerIndex: [] } }, ['TASK_BROKEN']],
  ['a key beyond the options', { task: { trueAnswerIndex: [7] } }, ['TASK_BROKEN']],
  ['one option', { task: { answers: [option('Шапочка')] } }, ['TASK_BROKEN']],
  [
    'a right answer twice in the key',
    { task: { taskType: 'MULTICHOICE', trueAnswerIndex: [1, 1] } },
    ['TASK_BROKEN'],
  ],
  [
    'an accepted word that is empty',
    { task: { taskType: 'EMPTYQUESTION', answers: [], trueAnswerIndex: [], params: GAPS(['']) } },
    ['KEY_NOT_FULL'],
  ],
  [
    'a gap that is not in the text',
    {
      task: {
        taskType: 'EMPTYQUESTION',
        answers: [],
        trueAnswerIndex: [],
        params: { ...GAPS(['шапочка']), text: said('Без пропуска') },
      },
    },
    ['TASK_BROKEN'],
  ],
  [
    'params of another type',
    { task: { taskType: 'NUMERIC', answers: [], trueAnswerIndex: [], params: { worth: 1 } } },
    ['TASK_BROKEN'],
  ],
  ['an empty option', { task: { answers: [...TASK.answers, option('')] } }, ['EMPTY_OPTION']],
  ['the same option twice', { task: { answers: [...TASK.answers, option('шапочка!')] } }, ['SAME_OPTIONS']],
  [
    'a picture without words',
    { task: { answers: [...TASK.answers, option('', ['f'])] } },
    ['PICTURE_NO_WORDS'],
  ],
  [
    'a lesson whose picture has no words',
    {
      task: {
        taskType: 'LESSON',
        answers: [],
        trueAnswerIndex: [],
        params: {
          cards: [
            { ...CARD, filesId: ['f'], alt: NO_TEXT },
            { ...CARD, id: 'c2' },
          ],
        },
      },
    },
    ['PICTURE_UNTOLD'],
  ],
  [
    'nothing but right options',
    { task: { taskType: 'MULTICHOICE', trueAnswerIndex: [0, 1, 2, 3] } },
    ['ALL_RIGHT'],
  ],
  ['a likely guess', { task: { trueAnswerIndex: [0, 1, 2] } }, ['GUESS_LIKELY']],
  [
    'no English question',
    { task: { question: { content: { ...said('Что?'), en: '' }, filesId: [] } } },
    ['LANGUAGE_MISSING en'],
  ],
  [
    'an option without Chinese',
    { task: { answers: TASK.answers.with(2, { content: { ...said('Очки'), ch: '' }, filesId: [] }) } },
    ['LANGUAGE_MISSING ch'],
  ],
  ['a hint that tells', { task: { hint: said('Это шапочка') } }, ['HINT_TELLS']],
  [
    'a question that tells',
    {
      task: {
        taskType: 'COMMONQUESTION',
        answers: [option('бахилы')],
        question: { content: said('Как называются бахилы?'), filesId: [] },
      },
    },
    ['QUESTION_TELLS'],
  ],
  [
    'a case in the archive',
    { task: { taskType: 'ROOM', answers: [], trueAnswerIndex: [], params: { caseId: 'gone' } } },
    ['CASE_GONE'],
  ],
];

describe('each planted fault is found, and no other', () => {
  test('there are forty', () => expect(FAULTS.length).toBeGreaterThanOrEqual(40));

  test.each(FAULTS)('%s', (_name, planted, codes) => expect(found(planted)).toEqual(codes));
});

describe('the chance of a guess', () => {
  const chance = (task: Partial<TaskData>) =>
    questionKindOf(task.taskType ?? 'SINGLECHOICE')?.guessChance({ ...TASK, ...task });
  const answers = ['а', 'б', 'в', 'г'].map((text) => option(text));
  const left = ['x', 'y'].map((id) => ({ id, content: said(id), filesId: [] }));

  test.each<[string, Partial<TaskData>, number | null]>([
    ['one of four', { answers }, 1 / 4],
    ['two of four', { answers, trueAnswerIndex: [0, 1] }, 2 / 4],
    ['any of four', { taskType: 'MULTICHOICE', answers, trueAnswerIndex: [0, 1] }, 1 / 16],
    ['an order of four', { taskType: 'ORDERING', answers, trueAnswerIndex: [] }, 1 / 24],
    [
      'two pairs of four',
      { taskType: 'MATCHING', answers, trueAnswerIndex: [1, 2], params: { left } },
      1 / 16,
    ],
    ['a typed word', { taskType: 'COMMONQUESTION', answers }, null],
    [
      'a typed gap',
      { taskType: 'EMPTYQUESTION', answers: [], trueAnswerIndex: [], params: GAPS(['да']) },
      null,
    ],
  ])('%s', (_name, task, expected) => expect(chance(task)).toBe(expected));
});

test.each([
  [
    'the Russian question is changed alone',
    { question: { content: { ...TASK.question.content, ru: 'Иначе?' }, filesId: [] } },
    ['en', 'ch'],
  ],
  ['all languages are changed', { question: { content: said('Иначе?'), filesId: [] } }, []],
  ['an option that was moved says the same', { answers: TASK.answers.toReversed() }, []],
])('translations are stale where %s: %j', (_name, change, languages) => {
  const named = (task: TaskData) => ({
    ...task,
    answers: task.answers.map((one) => ({ ...one, id: one.content.ru })),
  });
  const found = staleFindings(named(TASK), named({ ...TASK, ...change }));
  expect(found.map(({ params }) => params['language'])).toEqual(languages);
});

test.each([
  [3.19, ['GRADE_BELOW_CASE']],
  [3.2, []],
])('%d points to pass a work of one case of 4 points, of which it asks for 80 of 100', (grade, codes) => {
  const task = { taskType: 'ROOM' as const, answers: [], trueAnswerIndex: [], params: { caseId: 'known' } };
  expect(found({ draft: { gradeForCompletion: grade }, task })).toEqual(codes);
});
