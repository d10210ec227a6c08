// Checks what a task itself says: its key against its own check, its options, languages, hint and pictures.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';
import { formulasIn, picturesIn } from '#contract/rich-text/in-content.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { foundIf, type Found } from './finding.ts';
import { isBlank } from '#contract/is-blank.ts';
import { lackOf } from './task-lacks.ts';

type Texts = Readonly<Record<Language, string>>;

/** A guess that is right more often than a coin tells nothing. */
const MAX_GUESS = 0.5;
/** Shorter words stand in many sentences by chance. */
const MIN_TELLING_LETTERS = 4;

const wording = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isTexts = (value: object): value is Texts =>
  LANGUAGES.every((language) => language in value && typeof (value as Texts)[language] === 'string');

/** Every text of a content, wherever it stands. */
function textsIn(value: unknown): readonly Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function optionFindings({ answers, trueAnswerIndex }: TaskData, isChoice: boolean): Found[] {
  const isBare = answers.map(({ content }) => isBlank(content.ru));
  const pictured = answers.map(({ filesId }) => filesId.length > 0);
  const words = answers.flatMap(({ content }, at) => (pictured[at] ? [] : [wording(content.ru)]));
  const written = words.filter((text) => text !== '');
  return [
    ...foundIf(
      isBare.some((bare, at) => bare && !pictured[at]),
      'EMPTY_OPTION',
    ),
    ...foundIf(new Set(written).size < written.length, 'SAME_OPTIONS'),
    ...foundIf(
      isBare.some((bare, at) => bare && pictured[at]),
      'PICTURE_NO_WORDS',
    ),
    ...foundIf(
      isChoice && answers.length > 1 && new Set(trueAnswerIndex).size >= answers.length,
      'ALL_RIGHT',
    ),
  ];
}

function tells(text: Texts, answers: readonly Texts[]): boolean {
  return LANGUAGES.some((language) => {
    const said = ` ${wording(text[language])} `;
    return answers
      .map((answer) => wording(answer[language]))
      .some((answer) => answer.length >= MIN_TELLING_LETTERS && said.includes(` ${answer} `));
  });
}

function tellingFindings(task: TaskData, answers: readonly Texts[], isShown: boolean): Found[] {
  return [
    ...foundIf(tells(task.hint, answers), 'HINT_TELLS'),
    ...foundIf(!isShown && tells(task.question.content, answers), 'QUESTION_TELLS'),
  ];
}

/** A number, a code or a formula is the same in every language. */
const NEEDS_TRANSLATION = /\p{Script=Cyrillic}/u;

/** A picture with a place for its words, which stayed empty; a text beside it is no description. */
function hasUntoldPicture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { filesId, alt } = value as Readonly<Record<string, unknown>>;
  const isUntold = Array.isArray(filesId) && filesId.length > 0 && typeof alt === 'object' && alt !== null;
  if (isUntold && isTexts(alt) && isBlank(alt.ru)) return true;
  return Object.values(value).some(hasUntoldPicture);
}

/** A picture beside the question of which nothing is told. */
const hasUntoldQuestionPicture = ({ question: { filesId, alts = {} } }: TaskData): boolean =>
  filesId.some((id) => (alts[id]?.ru ?? '').trim() === '');

function richFindings(task: TaskData): Found[] {
  return [
    ...foundIf(
      formulasIn(task).some(({ math }) => math === null),
      'FORMULA_BROKEN',
    ),
    ...foundIf(
      picturesIn(task).some(({ alt }) => alt.trim() === '') ||
        hasUntoldPicture(task.params) ||
        hasUntoldQuestionPicture(task),
      'PICTURE_UNTOLD',
    ),
  ];
}

function languageFindings(task: TaskData): Found[] {
  const texts = textsIn(task).filter(({ ru }) => NEEDS_TRANSLATION.test(ru));
  return LANGUAGES.flatMap((language) =>
    foundIf(
      texts.some((text) => text[language].trim() === ''),
      'LANGUAGE_MISSING',
      { language },
    ),
  );
}

/** The texts of a content by their places. */
function textsByPlace(value: unknown, place = ''): readonly (readonly [place: string, text: Texts])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [[place, value]];
  const entries = Object.entries(value).map(([name, part]) => [idOf(part) ?? name, part] as const);
  return entries.flatMap(([name, part]) => textsByPlace(part, `${place} ${name}`));
}

const idOf = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null && 'id' in part ? String(part.id) : undefined;

/** Languages in which a text stayed as it was although the Russian one was changed. */
export function staleFindings(before: unknown, after: unknown): Found[] {
  const was = new Map(textsByPlace(before));
  const changed = textsByPlace(after).flatMap(([place, now]) => {
    const then = was.get(place);
    return then === undefined || isBlank(then.ru) || then.ru === now.ru ? [] : [[then, now] as const];
  });
  const isStale =
    (language: Language) =>
    ([then, now]: readonly [Texts, Texts]): boolean =>
      now[language].trim() !== '' && then[language] === now[language];
  return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
    foundIf(changed.some(isStale(language)), 'LANGUAGE_STALE', { language }),
  );
}

/** What the type's own check makes of the key and of a guess, and what its options and texts give away. */
function questionFindings(task: TaskData): Found[] {
  const kind = questionKindOf(task.taskType);
  if (kind === null) return [];
  const broken = kind.paramsSchema.safeParse(task.params).success ? kind.faultsOf(task)[0]?.code : 'PARAMS';
  if (broken !== undefined) return foundIf(true, 'TASK_BROKEN', { lack: lackOf(task.taskType, broken) });
  const share = kind.shareOfRight(task);
  const chance = kind.guessChance(task) ?? 0;
  const telling = kind.tellingTexts(task);
  return [
    ...foundIf(share !== null && share < 1, 'KEY_NOT_FULL'),
    ...foundIf(chance > MAX_GUESS, 'GUESS_LIKELY', { percent: Math.round(chance * 100) }),
    ...(kind.showsAnswers ? optionFindings(task, telling.length > 0) : []),
    ...tellingFindings(task, telling, kind.showsAnswers),
  ];
}

/** A stored revision never changes, so what was found in it is kept as long as it is. */
const KNOWN = new WeakMap<TaskData, readonly Found[]>();

/** What is found in a task, wherever it stands. */
export function checkTask(task: TaskData): readonly Found[] {
  const before = KNOWN.get(task);
  if (before !== undefined) return before;
  const findings = [
    ...foundIf(isBlank(task.question.content.ru), 'NO_QUESTION'),
    ...questionFindings(task),
    ...richFindings(task),
    ...languageFindings(task),
  ];
  KNOWN.set(task, findings);
  return findings;
}
