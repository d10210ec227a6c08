// Where on the page of a task a finding of it is mended.
import type { Finding, FindingCode } from '#contract/entities/draft-check.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { isBlank } from '#contract/is-blank.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';
import { formulasIn, picturesIn } from '#contract/rich-text/in-content.ts';
import type { Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';

/** Told beside the question and after the answer, in the order of the page. */
export const TOLD = ['hint', 'successResult', 'failureResult', 'neutralResult', 'resultText'] as const;

const PLACES: Partial<Record<FindingCode, string>> = {
  NO_QUESTION: 'question',
  QUESTION_TELLS: 'question',
  HINT_TELLS: 'hint',
  PENALTY_NO_HINT: 'hint',
  TASK_BROKEN: 'answer',
  KEY_NOT_FULL: 'answer',
  EMPTY_OPTION: 'answer',
  SAME_OPTIONS: 'answer',
  GUESS_LIKELY: 'answer',
  ALL_RIGHT: 'answer',
  PICTURE_NO_WORDS: 'answer',
  CASE_GONE: 'answer',
  NO_POINTS: 'points',
  ZERO_POINTS: 'points',
  PENALTY_HIGH: 'penalty',
  ATTEMPTS_MANY: 'attempts',
  NO_TASK_MODES: 'modes',
  UNDECIDED: 'decisions',
};

/** The texts of the page whose places are known; whatever is wanted elsewhere is in the answer. */
function placeOfText(draft: TaskDraft, isWanted: (text: TaskDraft['hint'], name: string) => boolean): string {
  if (isWanted(draft.question.content, 'question')) return 'question';
  return TOLD.find((name) => isWanted(draft[name], name)) ?? 'answer';
}

const isMissing =
  (language: Language) =>
  (text: TaskDraft['hint']): boolean =>
    /\p{Script=Cyrillic}/u.test(text.ru) && isBlank(text[language]);

/** Its Russian was changed since the task was published, and not the text in the language. */
const isStale =
  (published: TaskDraft | null, language: Language) => (text: TaskDraft['hint'], name: string) => {
    const told = TOLD.find((one) => one === name);
    const before = told === undefined ? published?.question.content : published?.[told];
    return before !== undefined && before.ru !== text.ru && before[language] === text[language];
  };

function placeOfPicture(draft: TaskDraft): string {
  const { filesId, alts = {} } = draft.question;
  if (filesId.some((id) => isBlank(alts[id]?.ru ?? ''))) return 'pictures';
  return placeOfText(draft, (text) => picturesIn(text).some(({ alt }) => isBlank(alt)));
}

/** Undefined: there is no field for it. */
export function mendInTask(
  draft: TaskDraft,
  published: TaskDraft | null,
  finding: Finding,
): Mend | undefined {
  const { code, params } = finding;
  const language = LANGUAGES.find((one) => one === params['language']) ?? DEFAULT_LANGUAGE;
  switch (code) {
    case 'LANGUAGE_MISSING':
      return { place: placeOfText(draft, isMissing(language)), language, isEmpty: true };
    case 'LANGUAGE_STALE':
      return { place: placeOfText(draft, isStale(published, language)), language };
    case 'FORMULA_BROKEN':
      return {
        place: placeOfText(draft, (text) => formulasIn(text).some(({ math }) => math === null)),
      };
    case 'PICTURE_UNTOLD':
      return { place: placeOfPicture(draft) };
    default: {
      const place = PLACES[code];
      return place === undefined ? undefined : withLanguage(place, code);
    }
  }
}

/** What is found in Russian only is mended in Russian. */
function withLanguage(place: string, code: FindingCode): Mend {
  if (code === 'NO_QUESTION') return { place, language: DEFAULT_LANGUAGE };
  return code === 'EMPTY_OPTION' ? { place, language: DEFAULT_LANGUAGE, isEmpty: true } : { place };
}
