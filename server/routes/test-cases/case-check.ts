// What of a draft of a case can't be played or judged.
import { isCaseError, type CaseDraft, type CaseFinding } from '#contract/entities/case-draft.ts';
import { inEveryLanguage, LANGUAGES } from '#contract/languages.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { readEquipmentCase } from '#machines/equipment/read-case.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import { readRoomCase } from '#machines/room/read-case.ts';
import { CHAIN_MESSAGES } from '../practice-tools/chain-content.ts';
import { messageIn } from '#server/messages/messages.ts';
import type { JudgedExample, PlayedCase } from '#server/parsing/check-case.ts';
import { caseDataOf } from './case-content.ts';
import { isBlank } from '#contract/is-blank.ts';

type Code = CaseFinding['code'];

const finding = (code: Code, path: string, reason: Trilingual | null = null): CaseFinding => ({
  code,
  isError: isCaseError(code),
  path,
  reason,
});

interface Fault {
  readonly path: string;
  readonly reason: Trilingual;
}

const WORKING_TITLE = 'Случай';

/** What the ruleset does not know or can't hold of the start; texts are looked at by themselves. */
export function startFaults(draft: CaseDraft, ruleset: unknown): readonly Fault[] {
  const said = { ru: WORKING_TITLE, en: '', ch: '' };
  const data = { ...caseDataOf({ id: 'draft', revision: 1 }, draft), title: said, goal: said };
  if (draft.simulation === 'ROOM') {
    const read = readRoomCase(roomRulesetSchema.parse(ruleset), data);
    return read.ok ? [] : read.faults;
  }
  const read = readEquipmentCase(equipmentRulesetSchema.parse(ruleset), data);
  return read.ok ? [] : read.faults;
}

function textFindings({ title, goal }: CaseDraft): readonly CaseFinding[] {
  const texts = [
    ['NO_TITLE', 'title', title],
    ['NO_GOAL', 'goal', goal],
  ] as const;
  return texts.flatMap(([code, path, text]) => {
    if (isBlank(text.ru)) return [finding(code, `${path}.ru`)];
    const missing = LANGUAGES.filter((language) => text[language].trim() === '');
    return missing.map((language) => finding('LANGUAGE_MISSING', `${path}.${language}`));
  });
}

interface JudgedBy {
  readonly path: string;
  readonly reference: Reference;
}

/** Each reference that judges a part of the case. */
function referencesOf({ key, simulation }: CaseDraft): readonly JudgedBy[] {
  const own = { path: 'key.reference', reference: key.reference };
  if (simulation === 'ROOM' || !('situations' in key)) return [own];
  const others = (key.situations ?? []).map(({ reference }, at) => ({
    path: `key.situations.${at}.reference`,
    reference,
  }));
  return [own, ...others];
}

function judgingFindings(draft: CaseDraft, codes: ReadonlySet<string>): readonly CaseFinding[] {
  if (draft.key.reference.steps.length === 0) return [finding('NO_STEPS', 'key.reference.steps')];
  return referencesOf(draft).flatMap(({ path, reference }) =>
    findReferenceProblems(reference, codes).map((problem) => {
      const reason = inEveryLanguage((language) =>
        messageIn(language, CHAIN_MESSAGES[problem.kind], { id: problem.id }),
      );
      return finding('JUDGING', `${path}.${problem.path}`, reason);
    }),
  );
}

interface Known {
  readonly ruleset: unknown;
  readonly codes: ReadonlySet<string>;
  readonly questionCount: number;
}

/** The check list of a draft: errors stop publishing, warnings ask. */
export function checkCase(draft: CaseDraft, { ruleset, codes, questionCount }: Known): CaseFinding[] {
  return [
    ...(questionCount > 0 ? [finding('UNDECIDED', '')] : []),
    ...textFindings(draft),
    ...startFaults(draft, ruleset).map(({ path, reason }) => finding('START', path, reason)),
    ...judgingFindings(draft, codes),
    ...((draft.key.way?.length ?? 0) === 0 ? [finding('NO_WAY', 'key.way')] : []),
    ...(draft.timeLimitMs === null ? [finding('NO_LIMIT', 'timeLimitMs')] : []),
  ];
}

/** @param outcomes null: playing the examples took too long */
export function exampleFindings(
  { examples = [] }: CaseDraft,
  outcomes: readonly JudgedExample[] | null,
): readonly CaseFinding[] {
  if (outcomes === null) return [finding('EXAMPLE', 'examples')];
  return outcomes.flatMap(({ isHeld, passed, score }, at) => {
    if (isHeld) return [];
    const params = { title: examples[at]?.title ?? '', score };
    const key = passed ? 'EXAMPLE_PASSES' : 'EXAMPLE_FAILS';
    const reason = inEveryLanguage((language) => messageIn(language, key, params));
    return [finding('EXAMPLE', `examples.${at}`, reason)];
  });
}

const JUDGED = 'key.reference';

/** Acts of the same words are one to whoever reads of them: two waits, a thing taken twice. */
const inWordsOnce = (texts: readonly Trilingual[]): readonly Trilingual[] => [
  ...new Map(texts.map((text) => [JSON.stringify(text), text])).values(),
];

/** What playing the case has shown. @param played null: that took too long */
export function playedFindings(played: PlayedCase | null): readonly CaseFinding[] {
  if (played === null) return [finding('NOT_PLAYED', JUDGED)];
  const { checks, isIdlePassed, unpunished, passing } = played;
  return [
    ...(isIdlePassed ? [finding('IDLE_PASSES', JUDGED)] : []),
    ...(checks.provedScore === null ? [finding('NOT_PROVED', JUDGED)] : []),
    ...inWordsOnce(unpunished).map((left) => finding('UNPUNISHED', JUDGED, left)),
    ...inWordsOnce(passing).map((left) => finding('WRONG_PASSES', JUDGED, left)),
  ];
}
