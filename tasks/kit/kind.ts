// A question type as the server uses it: stored or received data is always validated.
import type { LocalizedText } from '#contract/texts.ts';
import { asStored } from '#contract/written-text.ts';
import type { AnswerPicture } from './picture.ts';
import type { z } from 'zod';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import {
  answersOf,
  checkAnswer,
  shareOf,
  UNANSWERED,
  type AnswerRules,
  type CompletedFields,
} from './check.ts';
import { chanceOf, type Guessing } from './guess.ts';
import type { MadeOfPortable, Portable, PortableRules } from './portable.ts';
import type { AnswerOrder, StrippedTask, TaskContent, TaskFault, TrainingKey } from './schema.ts';
import { keyTextsOf, type SentNames } from './strip.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The id in another revision of what an answer names in a part of its task. */
type NameOf = (part: string, id: string) => string;

/** An answer names what another revision does not have. */
class Unmappable extends Error {}

/** The rules of one type. Everything an attempt sees uses the attempt's own answer ids. */
interface QuestionRules<Params, Key, Answer> extends AnswerRules<Key, Answer> {
  /** The shape of a task's `params`, including the key. */
  readonly paramsSchema: z.ZodType<Params>;
  /** The most bytes of an answer as JSON; left out, those of any answer. */
  readonly maxAnswerBytes?: number;
  /** What the author must fix before the task can be used. */
  readonly faultsOf?: (task: TaskContent, params: Params) => readonly TaskFault[];
  /** The answers and params without the key; both are empty if this is left out. */
  readonly strip?: (
    task: TaskContent,
    params: Params,
    order: AnswerOrder,
  ) => Partial<Omit<StrippedTask, 'question'>>;
  readonly keyOf: (task: TaskContent, params: Params, order: AnswerOrder) => Key;
  /** What of an answer is a paper or form. */
  readonly documentForms?: (answer: Answer) => CompletedFields['documentForms'];
  /** The parts that answers are matched with, as far as the params name any; left out: answers are right or wrong themselves. */
  readonly keyParts?: (params: Plain) => readonly string[];
  /** The learner sees the task's answers: to choose among, to order, to match. */
  readonly showsAnswers?: true;
  /** The words of the right answer that neither question nor hint may say; left out where there are none. */
  readonly tellingTexts?: (task: TaskContent, params: Params) => readonly LocalizedText[];
  /** An answer that deserves all points; left out where only a teacher can tell. */
  readonly rightAnswer?: (key: Key) => Answer;
  /** Left out where nothing is chosen from what is shown. */
  readonly guessing?: Guessing<Answer>;
  /** The things that an answer names, by part of the task; left out, it names none. */
  readonly namesOf?: (
    task: TaskContent,
    params: Params,
    order: AnswerOrder,
  ) => Readonly<Record<string, SentNames>>;
  /** Options are taken: how often each was can be counted. */
  readonly isPicked?: true;
  /** Words or a number are typed: equal answers can be counted together. */
  readonly isTyped?: true;
  /** The answer under other ids. A name that has none throws `Unmappable`. */
  readonly rename?: (answer: Answer, nameOf: NameOf, isListed: (part: string) => boolean) => Answer;
  /** Left out where no other system has a question like this. */
  readonly portable?: PortableRules<Params>;
  /** What the answer draws over the question's first picture; undefined if it draws nothing. */
  readonly pictureOf?: (params: Params, answer: Answer) => AnswerPicture | undefined;
}

export interface QuestionKind {
  /** Null: it is a question, not a simulation. */
  readonly simulation: null;
  readonly paramsSchema: z.ZodType<Plain>;
  readonly needsReview: boolean;
  readonly maxAnswerBytes: number;
  readonly answerSchema: z.ZodType;
  readonly faultsOf: (task: TaskContent) => readonly TaskFault[];
  /** What of a task is sent to the learner; `withKey` adds a TrainingKey. Refuses params of another type. */
  readonly strip: (task: TaskContent, order: AnswerOrder, withKey: boolean) => StrippedTask;
  /** Texts and key under the attempt's ids: for feedback from the server, and for reviewers. */
  readonly keyOf: (task: TaskContent, order: AnswerOrder) => TrainingKey;
  /** Whether nothing was answered; an answer of the wrong shape counts as empty. */
  readonly isEmpty: (answer: unknown) => boolean;
  /** The parts of the task, finished or not, each of which `trueAnswerIndex` names the answer of; null: it names right answers. */
  readonly keyParts: (params: Plain) => readonly string[] | null;
  /** Marks an answer given under the attempt's ids. */
  readonly check: (task: TaskContent, order: AnswerOrder, answer: unknown) => AnswerCheck;
  readonly showsAnswers: boolean;
  readonly tellingTexts: (task: TaskContent) => readonly LocalizedText[];
  /** An answer that deserves all points, under the attempt's ids; undefined where only a teacher can tell. */
  readonly rightAnswer: (task: TaskContent, order: AnswerOrder) => unknown;
  /** What its own right answer gets, from 0 to 1; null where only a teacher can tell. */
  readonly shareOfRight: (task: TaskContent) => number | null;
  /** How likely a guess gets all points, from 0 to 1; null where nothing can be guessed. */
  readonly guessChance: (task: TaskContent) => number | null;
  /**
   * An answer given at one revision of the task, as it stands at another. Undefined: it names what is not there any more, or
   * there is something to name that the learner never saw.
   */
  readonly carry: (from: TaskContent, to: TaskContent, order: AnswerOrder, answer: unknown) => unknown;
  /** Whether answers take options of the task, or are typed. */
  readonly isPicked: boolean;
  readonly isTyped: boolean;
  /** What stays the same in every attempt of the options that an answer took; empty for a type without options. */
  readonly pickedOf: (task: TaskContent, order: AnswerOrder, answer: unknown) => readonly string[];
  /** Whether answers of this type may draw over the question's first picture. */
  readonly draws: boolean;
  readonly pictureOf: (task: TaskContent, answer: unknown) => AnswerPicture | undefined;
  /** The task as other systems have it; null: they have nothing of the kind. */
  readonly toPortable: (task: TaskContent) => Portable | null;
  /** What a task of this type is to hold; null: the question is of another type. */
  readonly fromPortable: (portable: Portable) => MadeOfPortable | null;
  /** The answer in the specification's fields. */
  readonly completed: (answer: unknown, actions?: CompletedFields['actions']) => CompletedFields;
}

/** Where nobody answers, as when an author checks a task. */
const AS_WRITTEN: AnswerOrder = { secret: '', isShuffled: false };

/** What is known of a task before anybody answers it. */
function whatAuthorsCheck<Params extends Plain, Key extends Plain, Answer extends Plain>(
  rules: QuestionRules<Params, Key, Answer>,
  keyOf: (task: TaskContent, order: AnswerOrder) => Key,
  strip: QuestionKind['strip'],
): Pick<QuestionKind, 'showsAnswers' | 'tellingTexts' | 'rightAnswer' | 'shareOfRight' | 'guessChance'> {
  return {
    rightAnswer: (task, order) => rules.rightAnswer?.(keyOf(task, order)),
    showsAnswers: rules.showsAnswers ?? false,
    tellingTexts: (task) => rules.tellingTexts?.(task, storedParams(rules, task)) ?? [],
    shareOfRight: (task) => {
      if (rules.rightAnswer === undefined) return null;
      const key = keyOf(task, AS_WRITTEN);
      return shareOf(rules, key, rules.rightAnswer(key));
    },
    guessChance: (task) => {
      const { guessing } = rules;
      if (guessing === undefined) return null;
      const key = keyOf(task, AS_WRITTEN);
      const shown = strip(task, AS_WRITTEN, false);
      return chanceOf(
        guessing.choices(shown),
        (chosen) => shareOf(rules, key, guessing.answerOf(chosen, shown)) >= 1,
      );
    },
  };
}

type NamesByPart = Readonly<Record<string, SentNames>>;

/** Maps ids of one revision to those of another; undefined if the other has something that the first has not. */
function nameMap(from: NamesByPart, to: NamesByPart): NameOf | undefined {
  const isShown = Object.entries(to).every(([part, names]) => {
    const shown = new Set(from[part]?.values());
    return [...names.values()].every((name) => shown.has(name));
  });
  if (!isShown) return undefined;
  return (part, id) => {
    const name = from[part]?.get(id);
    const found = [...(to[part] ?? [])].find(([, staying]) => staying === name)?.[0];
    if (name === undefined || found === undefined) throw new Unmappable();
    return found;
  };
}

/** Params as they came in once: what is refused today still stands in older tasks. */
const storedParams = <Params>(rules: { readonly paramsSchema: z.ZodType<Params> }, { params }: TaskContent) =>
  asStored(() => rules.paramsSchema.parse(params));

/** Reads an answer to one revision of a task at another. */
function carrierOf<Params extends Plain, Key extends Plain, Answer extends Plain>(
  rules: QuestionRules<Params, Key, Answer>,
): QuestionKind['carry'] {
  return (from, to, order, answer) => {
    const parsed = rules.answerSchema.safeParse(answer);
    if (from.taskType !== to.taskType) return undefined;
    if (!parsed.success || rules.isEmpty(parsed.data)) return answer;
    const namesOf = (task: TaskContent): NamesByPart =>
      rules.namesOf?.(task, storedParams(rules, task), order) ?? {};
    const nameOf = nameMap(namesOf(from), namesOf(to));
    if (nameOf === undefined) return undefined;
    try {
      const listed = namesOf(from);
      return rules.rename?.(parsed.data, nameOf, (part) => listed[part] !== undefined) ?? parsed.data;
    } catch (error) {
      if (error instanceof Unmappable) return undefined;
      throw error;
    }
  };
}

/** What figures of many answers are made of. */
function whatIsCounted<Params extends Plain, Key extends Plain, Answer extends Plain>(
  rules: QuestionRules<Params, Key, Answer>,
): Pick<QuestionKind, 'isPicked' | 'isTyped' | 'pickedOf'> {
  const pickedOf: QuestionKind['pickedOf'] = (task, order, answer) => {
    const parsed = rules.answerSchema.safeParse(answer);
    if (rules.isPicked !== true || !parsed.success) return [];
    const names = rules.namesOf?.(task, storedParams(rules, task), order) ?? {};
    const picked: string[] = [];
    rules.rename?.(
      parsed.data,
      (part, id) => {
        const name = names[part]?.get(id);
        if (name !== undefined) picked.push(name);
        return id;
      },
      (part) => names[part] !== undefined,
    );
    return picked;
  };
  return { isPicked: rules.isPicked ?? false, isTyped: rules.isTyped ?? false, pickedOf };
}

/** Binds the rules of a type to its schemas. */
export function kindOfQuestion<Params extends Plain, Key extends Plain, Answer extends Plain>(
  rules: QuestionRules<Params, Key, Answer>,
): QuestionKind {
  const paramsOf = (task: TaskContent): Params => storedParams(rules, task);
  const keyOf = (task: TaskContent, order: AnswerOrder): Key => rules.keyOf(task, paramsOf(task), order);
  const trainingKey = (task: TaskContent, order: AnswerOrder): TrainingKey => ({
    ...keyTextsOf(task),
    key: keyOf(task, order),
  });
  const strip = (task: TaskContent, order: AnswerOrder, withKey: boolean): StrippedTask => {
    const given = paramsOf(task);
    const { answers = [], params = {} } = rules.strip?.(task, given, order) ?? {};
    const { content, filesId, alts } = task.question;
    return {
      question: { content, filesId, ...(alts && { alts }) },
      answers,
      params: withKey ? { ...params, key: trainingKey(task, order) } : params,
    };
  };
  return {
    simulation: null,
    paramsSchema: rules.paramsSchema,
    needsReview: rules.needsReview,
    maxAnswerBytes: rules.maxAnswerBytes ?? ATTEMPT_LIMITS.answerBytes,
    answerSchema: rules.answerSchema,
    faultsOf: (task) => rules.faultsOf?.(task, paramsOf(task)) ?? [],
    strip,
    keyOf: trainingKey,
    keyParts: (params) => rules.keyParts?.(params) ?? null,
    isEmpty: (answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return !parsed.success || rules.isEmpty(parsed.data);
    },
    check: (task, order, answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return parsed.success ? checkAnswer(rules, keyOf(task, order), parsed.data, task.maxScore) : UNANSWERED;
    },
    completed: (answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      const known = parsed.success && !rules.isEmpty(parsed.data) ? parsed.data : undefined;
      return {
        answersStudent: answersOf(known ?? null),
        documentForms: (known && rules.documentForms?.(known)) ?? {},
        additionalFields: {},
        actions: [],
      };
    },
    ...whatAuthorsCheck(rules, keyOf, strip),
    carry: carrierOf(rules),
    ...whatIsCounted(rules),
    toPortable: (task) => rules.portable?.of(task, paramsOf(task)) ?? null,
    fromPortable: (portable) => rules.portable?.made(portable) ?? null,
    draws: rules.pictureOf !== undefined,
    pictureOf: (task, answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return parsed.success ? rules.pictureOf?.(paramsOf(task), parsed.data) : undefined;
    },
  };
}
