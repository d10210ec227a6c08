// How the demo courses are written: texts as [Russian, English, Chinese], the right answer first.
import type { z } from 'zod';
import type { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { inEveryLanguage, LANGUAGES } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { sourceLine, type SourceName } from './sources.ts';

export type Words = readonly [ru: string, en: string, ch: string];

/** The id of what ships is its id in every database, and never changes; what is new gets a new one. It stands in addresses. */
interface Fixed {
  readonly id: string;
}

export type SeedTask = z.input<typeof taskInputSchema> & Fixed;
type SeedWorkFields = z.input<typeof workInputSchema>;

export interface SeedWork extends Fixed {
  readonly fields: SeedWorkFields;
  readonly tasks: readonly SeedTask[];
}

export interface SeedCourse extends Fixed {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** The id of its picture, one of the files that are stored before it. */
  readonly pictureId?: string;
  readonly works: readonly SeedWork[];
}

/** A picture of the courses; tasks name it by its id, and the seed stores it as a file. A changed picture gets a new id. */
export interface SeedPicture {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** What it shows, in words that do not answer what is asked of it. */
  readonly alt: Words;
}

/** The feedback texts of a task. */
export interface Told extends Fixed {
  readonly hint?: Words;
  /** Why the answer is right. */
  readonly success: Words;
  /** What a wrong answer overlooks, without giving the right one away. */
  readonly failure: Words;
  /** For part of the points, or until a teacher has read it. */
  readonly neutral?: Words;
  /** The explanation; the sources are added below it. */
  readonly because: Words;
  readonly sources: readonly SourceName[];
  readonly points?: number;
}

/** A text in three languages. */
export function words([ru, en, ch]: Words): LocalizedText {
  return { ru, en, ch };
}

const NOTHING: Words = ['', '', ''];

/** The fields that every task of the courses has; a hint costs a quarter of the points. */
export function told(text: Told): Omit<SeedTask, 'taskType' | 'question'> {
  const points = text.points ?? 4;
  const because = words(text.because);
  return {
    id: text.id,
    maxScore: points,
    hint: words(text.hint ?? NOTHING),
    successResult: words(text.success),
    failureResult: words(text.failure),
    neutralResult: words(text.neutral ?? NOTHING),
    resultText: inEveryLanguage((language) => `${because[language]}\n${sourceLine(text.sources, language)}`),
    settingsTask: text.hint ? { hintPenalty: points / 4 } : {},
  };
}

const byRussian = new Intl.Collator('ru', { numeric: true });

/** Sorts the list, so that its order says nothing about what is right. */
function inOrder(list: readonly Words[]): readonly Words[] {
  return list.toSorted(([one], [other]) => byRussian.compare(one, other));
}

function answersOf(list: readonly Words[]): NonNullable<SeedTask['answers']> {
  return list.map((content) => ({ content: words(content) }));
}

/** A question with one right answer; then come the wrong ones. */
export function single(question: Words, right: Words, wrong: readonly Words[], text: Told): SeedTask {
  const list = inOrder([right, ...wrong]);
  return {
    ...told(text),
    taskType: 'SINGLECHOICE',
    question: { content: words(question) },
    answers: answersOf(list),
    trueAnswerIndex: [list.indexOf(right)],
  };
}

/** A question with several right answers. */
export function multi(
  question: Words,
  right: readonly Words[],
  wrong: readonly Words[],
  text: Told,
): SeedTask {
  const list = inOrder([...right, ...wrong]);
  return {
    ...told(text),
    taskType: 'MULTICHOICE',
    question: { content: words(question) },
    answers: answersOf(list),
    trueAnswerIndex: right.map((answer) => list.indexOf(answer)),
  };
}

/** A question that asks for the order of steps, which are given in the right order. */
export function ordering(question: Words, steps: readonly Words[], text: Told): SeedTask {
  return {
    ...told(text),
    taskType: 'ORDERING',
    question: { content: words(question) },
    answers: answersOf(steps),
    trueAnswerIndex: steps.map((_, at) => at),
  };
}

/** A question with pairs of left and right sides, and right sides that fit nothing. */
export function matching(
  question: Words,
  pairs: readonly (readonly [left: Words, right: Words])[],
  extra: readonly Words[],
  text: Told,
): SeedTask {
  const unique = new Map([...pairs.map(([, right]) => right), ...extra].map((answer) => [answer[0], answer]));
  const list = inOrder([...unique.values()]);
  return {
    ...told(text),
    taskType: 'MATCHING',
    question: { content: words(question) },
    answers: answersOf(list),
    trueAnswerIndex: pairs.map(([, right]) => list.findIndex(([ru]) => ru === right[0])),
    params: { left: pairs.map(([left], at) => ({ id: `left-${at + 1}`, content: words(left) })) },
  };
}

interface Unit {
  readonly text: Words;
  readonly factor: number;
}

/** A question for a number; the tolerance is absolute, in the first unit. */
export function numeric(
  question: Words,
  answer: { readonly value: number; readonly tolerance?: number; readonly units?: readonly Unit[] },
  text: Told,
): SeedTask {
  const units = (answer.units ?? []).map((unit, at) => ({
    id: `unit-${at + 1}`,
    text: words(unit.text),
    factor: unit.factor,
  }));
  return {
    ...told(text),
    taskType: 'NUMERIC',
    question: { content: words(question) },
    params: {
      value: answer.value,
      tolerance: { kind: 'ABSOLUTE', amount: answer.tolerance ?? 0 },
      units,
    },
  };
}

/** A question for a short answer that is the same in every language, such as the number of a standard. */
export function short(question: Words, answer: string, text: Told): SeedTask {
  return {
    ...told(text),
    taskType: 'COMMONQUESTION',
    question: { content: words(question) },
    answers: [{ content: { ru: answer, en: '', ch: '' } }],
  };
}

/** A question for a long answer, with a sample answer and the rubric. */
export function long(
  question: Words,
  sample: Words,
  rubric: readonly (readonly [points: number, text: Words])[],
  text: Told,
): SeedTask {
  return {
    ...told({ ...text, points: rubric.reduce((sum, [points]) => sum + points, 0) }),
    taskType: 'QUESTION',
    question: { content: words(question) },
    params: {
      wantedLength: 300,
      sample: words(sample),
      rubric: rubric.map(([points, row], at) => ({ id: `row-${at + 1}`, points, text: words(row) })),
    },
  };
}

type Gap = { readonly typed: readonly Words[] } | { readonly right: Words; readonly wrong: readonly Words[] };

/** A question with gaps in a text, which stand as {g1}, {g2} and so on, in this order. */
export function gaps(question: Words, passage: Words, list: readonly Gap[], text: Told): SeedTask {
  return {
    ...told(text),
    taskType: 'EMPTYQUESTION',
    question: { content: words(question) },
    params: {
      text: words(passage),
      gaps: list.map((gap, at) => {
        const id = `g${at + 1}`;
        if ('typed' in gap) return { id, kind: 'TYPED', accepted: gap.typed.map(words) };
        const options = inOrder([gap.right, ...gap.wrong]);
        return { id, kind: 'PICKED', options: options.map(words), right: options.indexOf(gap.right) };
      }),
    },
  };
}

interface Place {
  readonly label: Words;
  /** x, y, width and height in thousandths of the picture. */
  readonly box: readonly [number, number, number, number];
  readonly isRight?: true;
}

/** A question that asks to mark places in a picture. */
export function paint(question: Words, picture: SeedPicture, places: readonly Place[], text: Told): SeedTask {
  return {
    ...told(text),
    taskType: 'PAINT',
    question: { content: words(question), filesId: [picture.id], alts: { [picture.id]: words(picture.alt) } },
    params: {
      width: picture.width,
      height: picture.height,
      regions: places.map(({ label, box: [x, y, width, height], isRight }, at) => ({
        id: `place-${at + 1}`,
        label: words(label),
        box: { x, y, width, height },
        isRight: isRight === true,
      })),
    },
  };
}

type FormField = { readonly label: Words } & (
  | { readonly accepted: readonly string[] }
  | { readonly value: number; readonly tolerance?: number; readonly unit: Words }
  | { readonly right: Words; readonly wrong: readonly Words[] }
);

function formField(field: FormField, at: number): Readonly<Record<string, unknown>> {
  const named = { id: `field-${at + 1}`, label: words(field.label) };
  if ('accepted' in field) {
    const accepted = field.accepted.map((ru) => ({ ru, en: '', ch: '' }));
    return { ...named, kind: 'TEXT', accepted };
  }
  if ('value' in field) {
    const { value, tolerance = 0, unit } = field;
    return { ...named, kind: 'NUMBER', value, tolerance, unit: words(unit) };
  }
  const options = inOrder([field.right, ...field.wrong]);
  return { ...named, kind: 'CHOICE', options: options.map(words), right: options.indexOf(field.right) };
}

/** A task with a document's form. */
export function form(
  question: Words,
  { id }: { readonly id: string },
  fields: readonly FormField[],
  text: Told,
): SeedTask {
  return {
    ...told(text),
    taskType: 'DOCUMENT',
    question: { content: words(question) },
    fileDocumentIds: LANGUAGES.map((language) => `${id}.${language}`),
    params: { fields: fields.map(formField) },
  };
}

type Statuses = Readonly<Record<string, string>>;

/** The slots `from` to `to`, all with the same status. */
export function slotRun(from: number, to: number, status: string): Statuses {
  const run = Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), status]);
  return Object.fromEntries(run);
}

/** A cassette status form: the equipment's record, and the lists of true statuses in order of priority. */
export function cassette(
  question: Words,
  record: readonly Words[],
  lists: { readonly initial?: Statuses; readonly final?: Statuses; readonly base: Statuses },
  text: Told,
): SeedTask {
  return {
    ...told({ ...text, points: 25 }),
    taskType: 'TASKTESTCASECASSETESTATUS',
    question: { content: words(question) },
    params: { record: record.map(words), ...lists },
  };
}
