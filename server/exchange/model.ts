/**
 * The one model between all formats: a task as it is published (`TaskData`), with its name in the file and what was lost on the way.
 * Readers make it, writers are given it; nothing else knows of a format.
 */
import type { ZodError } from 'zod';
import type { ExchangeProblem, Loss } from '#contract/entities/exchange.ts';
import { TASK_TYPES, type TaskType } from '#contract/entities/task-type.ts';
import { taskInputSchema } from '#contract/entities/work.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { plainTextsOf } from '#contract/rich-text/in-content.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { isEmptyText, type FoundItem } from './found.ts';
import { isBlank } from '#contract/is-blank.ts';

export interface ReadItem {
  readonly name: string;
  /** undefined: nothing that could be taken. */
  readonly task: TaskData | undefined;
  /** For the list of what would come. */
  readonly question: LocalizedText;
  readonly losses: readonly Loss[];
  readonly problem: ExchangeProblem | undefined;
}

export interface WrittenPicture {
  readonly name: string;
  readonly base64: string;
}

/** A picture of a task, to be written into a text or beside it; undefined: it is left out. */
export type PictureSource = (id: string) => WrittenPicture | undefined;

/** What a writer makes of a task: `undefined` where the format has nothing of the kind. */
export interface WrittenItem {
  readonly text: string | undefined;
  readonly losses: readonly Loss[];
  /** Those that stand beside the text, not in it. */
  readonly pictures?: readonly WrittenPicture[];
}

const KINDS: readonly (readonly [TaskType, TaskKind])[] = TASK_TYPES.map((type) => [type, TASK_KINDS[type]]);

/** The type that such a question is, with what a task of it holds. */
function typedOf(portable: Portable) {
  for (const [taskType, kind] of KINDS) {
    const made = kind.simulation === null ? kind.fromPortable(portable) : null;
    if (kind.simulation === null && made !== null) return { taskType, kind, made };
  }
  throw new Error(`No type takes a question of ${portable.kind}`);
}

const hasRight = (gap: PortableGap): boolean =>
  gap.kind === 'TYPED' ? gap.accepted.length > 0 : gap.right >= 0;

/** What the schema of a type would only call unreadable. */
const hasKey = (portable: Portable): boolean => portable.kind !== 'GAPS' || portable.gaps.every(hasRight);

const isTooMuch = ({ issues }: ZodError): boolean => issues.some(({ code }) => code === 'too_big');

/** A question that has no Russian words is asked in those that it has. */
function askedIn(question: MaybeRich): MaybeRich {
  if (!isBlank(question.ru)) return question;
  const ru = question.en || question.ch;
  const doc = question.en === '' ? question.rich?.ch : question.rich?.en;
  return { ...question, ru, ...(doc && { rich: { ...question.rich, ru: doc } }) };
}

/** Of an item that cannot be taken, so much is shown. */
const SHOWN_LETTERS = 500;
const NAME_LETTERS = 200;

/** Checks what was read by the task's own rules: an item is taken whole or not at all. */
export function itemOf({ question, portable, told, losses, problem: unread, ...found }: FoundItem): ReadItem {
  const said = askedIn(question);
  const name = found.name.slice(0, NAME_LETTERS);
  const no = (problem: ExchangeProblem): ReadItem => ({
    name,
    task: undefined,
    question: inEveryLanguage((language) => said[language].slice(0, SHOWN_LETTERS)),
    losses,
    problem,
  });
  if (portable === undefined) return no(unread ?? 'UNREADABLE');
  if (isEmptyText(said)) return no('NO_QUESTION');
  if (!hasKey(portable)) return no('NO_KEY');
  const { taskType, kind, made } = typedOf(portable);
  const parsed = taskInputSchema.safeParse({ ...told, ...made, taskType, question: { content: said } });
  if (!parsed.success) return no(isTooMuch(parsed.error) ? 'TOO_MUCH' : 'UNREADABLE');
  const params = kind.paramsSchema.safeParse(parsed.data.params);
  if (!params.success) return no(isTooMuch(params.error) ? 'TOO_MUCH' : 'UNREADABLE');
  if (kind.faultsOf(parsed.data).length > 0) return no('NO_KEY');
  return { name, task: parsed.data, question: plainTextsOf(said), losses, problem: undefined };
}

/** A task as other systems have it; null: they have nothing of the kind. */
export function portableOf(task: TaskData): Portable | null {
  const kind: TaskKind = TASK_KINDS[task.taskType];
  return kind.simulation === null ? kind.toPortable(task) : null;
}
