// Checks what a task itself says: its key against its own check, its options, languages, hint and pictures.
import type { Finding, FindingCode } from '#contract/entities/draft-check.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import type { Params } from './finding.ts';

type Found = Omit<Finding, 'taskId'>;
const found = (code: FindingCode, params: Params = {}): Found => ({ code, params });
const when = (isFound: boolean, code: FindingCode, params: Params = {}): Found[] =>
  isFound ? [found(code, params)] : [];

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
  const isBare = answers.map(({ content }) => content.ru.trim() === '');
  const pictured = answers.map(({ filesId }) => filesId.length > 0);
  const words = answers.flatMap(({ content }, at) => (pictured[at] ? [] : [wording(content.ru)]));
  const written = words.filter((text) => text !== '');
  return [
    ...when(
      isBare.some((bare, at) => bare && !pictured[at]),
      'EMPTY_OPTION',
    ),
    ...when(new Set(written).size < written.length, 'SAME_OPTIONS'),
    ...when(
      isBare.some((bare, at) => bare && pictured[at]),
      'PICTURE_NO_WORDS',
    ),
    ...when(isChoice && answers.length > 1 && new Set(trueAnswerIndex).size >= answers.length, 'ALL_RIGHT'),
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
    ...when(tells(task.hint, answers), 'HINT_TELLS'),
    ...when(!isShown && tells(task.question.content, answers), 'QUESTION_TELLS'),
  ];
}

function languageFindings(task: TaskData): Found[] {
  const texts = textsIn(task).filter(({ ru }) => ru.trim() !== '');
  return LANGUAGES.filter((language) => texts.some((text) => text[language].trim() === '')).map((language) =>
    found('LANGUAGE_MISSING', { language }),
  );
}

/** What the type's own check makes of the key and of a guess, and what its options and texts give away. */
function questionFindings(task: TaskData): Found[] {
  const kind = questionKindOf(task.taskType);
  if (kind === null) return [];
  if (!kind.paramsSchema.safeParse(task.params).success || kind.faultsOf(task).length > 0)
    return [found('TASK_BROKEN')];
  const share = kind.shareOfRight(task);
  const chance = kind.guessChance(task) ?? 0;
  const telling = kind.tellingTexts(task);
  return [
    ...when(share !== null && share < 1, 'KEY_NOT_FULL'),
    ...when(chance > MAX_GUESS, 'GUESS_LIKELY', { percent: Math.round(chance * 100) }),
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
  const findings = [...questionFindings(task), ...languageFindings(task)];
  KNOWN.set(task, findings);
  return findings;
}
