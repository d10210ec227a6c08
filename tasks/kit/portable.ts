/**
 * A question as every system has them: what formats of exchange are written from and read into. A closed set: a type of ours is one of
 * these, or it does not travel.
 */
import type { LocalizedText } from '#contract/texts.ts';
import type { TaskContent } from './schema.ts';

export type PortableGap =
  | { readonly id: string; readonly kind: 'TYPED'; readonly accepted: readonly LocalizedText[] }
  | {
      readonly id: string;
      readonly kind: 'PICKED';
      readonly options: readonly LocalizedText[];
      /** The index of the right one. */
      readonly right: number;
    };

export type Portable =
  | {
      readonly kind: 'CHOICE';
      readonly isSingle: boolean;
      readonly keepsOrder: boolean;
      readonly options: readonly {
        readonly content: LocalizedText;
        readonly isRight: boolean;
        /** Told to who picks it. */
        readonly why: LocalizedText;
      }[];
    }
  | {
      readonly kind: 'TEXT';
      readonly accepted: readonly LocalizedText[];
      readonly caseMatters: boolean;
      /** Rules of accepting that no other system has. */
      readonly hasOwnRules: boolean;
    }
  | {
      readonly kind: 'NUMBER';
      readonly value: number;
      /** Allowed deviation either way. */
      readonly tolerance: number;
      /** It was given as a share of the value. */
      readonly isRelative: boolean;
      readonly units: readonly { readonly text: LocalizedText; readonly factor: number }[];
    }
  | {
      readonly kind: 'PAIRS';
      readonly left: readonly LocalizedText[];
      readonly answers: readonly LocalizedText[];
      /** The index of the answer of each on the left. */
      readonly pairs: readonly number[];
    }
  /** In the right order; `hasOthers`: other orders are right too. */
  | { readonly kind: 'ORDER'; readonly items: readonly LocalizedText[]; readonly hasOthers: boolean }
  /** A text with gaps, each of which is written in it as its id in braces. */
  | { readonly kind: 'GAPS'; readonly text: LocalizedText; readonly gaps: readonly PortableGap[] }
  | { readonly kind: 'ESSAY'; readonly sample: LocalizedText; readonly hasRubric: boolean };

/** What of a task a portable question makes. */
export interface MadeOfPortable {
  readonly answers: TaskContent['answers'];
  readonly trueAnswerIndex: readonly number[];
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a type travels. */
export interface PortableRules<Params> {
  readonly of: (task: TaskContent, params: Params) => Portable;
  /** undefined: the question is of another type. */
  readonly made: (portable: Portable) => MadeOfPortable | undefined;
}

const answerId = (at: number): string => `o${at + 1}`;

/** Answers that say this, under ids of their own. */
export const answersSaying = (contents: readonly LocalizedText[]): TaskContent['answers'] =>
  contents.map((content, at) => ({ id: answerId(at), content, filesId: [] }));

export const contentsOf = ({ answers }: TaskContent): readonly LocalizedText[] =>
  answers.map(({ content: { ru, en, ch } }) => ({ ru, en, ch }));

const NOTHING: LocalizedText = { ru: '', en: '', ch: '' };

/** Choices, of one answer or of several. */
export function portableChoice(
  isSingle: boolean,
): PortableRules<{ readonly keepsOrder: boolean; readonly why: Readonly<Record<string, LocalizedText>> }> {
  return {
    of: (task, { keepsOrder, why }) => ({
      kind: 'CHOICE',
      isSingle,
      keepsOrder,
      options: contentsOf(task).map((content, at) => ({
        content,
        isRight: task.trueAnswerIndex.includes(at),
        why: why[task.answers[at]?.id ?? ''] ?? NOTHING,
      })),
    }),
    made: (portable) => {
      if (portable.kind !== 'CHOICE' || portable.isSingle !== isSingle) return undefined;
      const { options, keepsOrder } = portable;
      const told = options.flatMap(({ why }, at) =>
        `${why.ru}${why.en}${why.ch}` === '' ? [] : [[answerId(at), why] as const],
      );
      return {
        answers: answersSaying(options.map(({ content }) => content)),
        trueAnswerIndex: options.flatMap(({ isRight }, at) => (isRight ? [at] : [])),
        params: { keepsOrder, why: Object.fromEntries(told) },
      };
    },
  };
}
