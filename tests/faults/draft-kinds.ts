// What drafts of works, courses and tasks have alike for a fault test: texts that are typed, one that a colleague publishes, and a list.
import type { LocalizedText } from '#contract/texts.ts';
import type { Person } from './person.ts';

interface Item {
  readonly id: string;
}
type TextName = 'title' | 'description' | 'resultText' | 'hint';
type ListName = 'tasks' | 'works' | 'answers';

export type Draft = Readonly<Partial<Record<TextName, LocalizedText>>> &
  Readonly<Partial<Record<ListName, readonly Item[]>>>;

export interface DraftKind {
  readonly path: 'works' | 'courses' | 'tasks';
  /** What the author types, in two languages. */
  readonly typed: TextName;
  /** What the colleague publishes. */
  readonly published: TextName;
  readonly list: ListName;
  /** What an item is beside its id. */
  readonly item: object;
  /** Below the limit of items in a draft. */
  readonly maxAdded: number;
  /** The call by which a colleague changes what is published. */
  readonly change: 'PATCH' | 'PUT';
  /** Makes one that is published; its id. */
  readonly make: (person: Person) => Promise<string>;
}

const EMPTY: LocalizedText = { ru: '', en: '', ch: '' };
const SETTINGS_TASK = { modes: [], maxAttempts: null, hintPenalty: 0 };

export const textOf = (draft: Draft, name: TextName): LocalizedText => draft[name] ?? EMPTY;

function titled(path: 'works' | 'courses') {
  const title = { ru: 'Сбои черновика', en: 'x', ch: 'x' };
  return async ({ askPatiently }: Person): Promise<string> =>
    (await askPatiently<Item>('POST', `/${path}`, { title })).id;
}

/** In a work, as tasks are made. */
async function makeTask(person: Person): Promise<string> {
  const workId = await titled('works')(person);
  const content = { ru: 'Сбои черновика?', en: 'x', ch: 'x' };
  const answers = [{ content }, { content: { ru: 'Нет', en: 'no', ch: '否' } }];
  const question = { content, filesId: [] };
  const task = { taskType: 'SINGLECHOICE', question, answers, trueAnswerIndex: [0], maxScore: 1 };
  interface Details {
    readonly tasks: readonly Item[];
  }
  const path = `/works/${workId}/add-tasks-by-create`;
  const { tasks } = await person.askPatiently<Details>('PUT', path, [task]);
  return tasks[0]?.id ?? '';
}

export const WORK: DraftKind = {
  path: 'works',
  typed: 'title',
  published: 'description',
  list: 'tasks',
  item: { maxScore: null, settingsTask: SETTINGS_TASK },
  maxAdded: 400,
  change: 'PATCH',
  make: titled('works'),
};
export const COURSE: DraftKind = {
  path: 'courses',
  typed: 'title',
  published: 'description',
  list: 'works',
  item: { opens: { kind: 'AT_ONCE' } },
  maxAdded: 190,
  change: 'PUT',
  make: titled('courses'),
};
export const TASK: DraftKind = {
  path: 'tasks',
  typed: 'resultText',
  published: 'hint',
  list: 'answers',
  item: { content: { ru: 'Ответ', en: 'answer', ch: '答案' } },
  maxAdded: 90,
  change: 'PATCH',
  make: makeTask,
};
