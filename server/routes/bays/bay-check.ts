// The check list of rules of the bay: what stops publishing, and what is not translated.
import type { BayDraft } from '#contract/entities/bay-draft.ts';
import type { ToolFinding } from '#contract/entities/tool-draft.ts';
import { isBlank } from '#contract/is-blank.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { BayEdits } from '#contract/simulation/bay-edits.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { rulesetKeySchema } from '#contract/simulation/ruleset-key.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findRulesetProblems } from '#machines/equipment/check-ruleset.ts';
import { findEditProblems, type EditProblem } from '#machines/equipment/editing/edit-problems.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { titleFaults, type DraftFault } from '../practice-tools/item-drafts.ts';
import { findBayRules, rulesOfBay } from './bay-content.ts';

type Fault = DraftFault<ToolFinding['code']>;

const MESSAGES = {
  unknownRow: 'BAY_UNKNOWN_ROW',
  noText: 'BAY_NO_TEXT',
  noNumber: 'BAY_NO_NUMBER',
  sameNumber: 'BAY_SAME_NUMBER',
  otherSteps: 'BAY_OTHER_STEPS',
  promptNotBeforeLate: 'BAY_PROMPT_LATE',
  lateAfterOut: 'BAY_LATE_OUT',
  noWayOut: 'BAY_NO_WAY_OUT',
  tooShortStep: 'BAY_SHORT_STEP',
} as const satisfies Record<EditProblem['kind'], MessageKey>;

const SECOND_MS = 1000;

/** What the base calls a row of the edits. */
function nameOf(base: EquipmentRuleset, list: string, id: string): Trilingual | undefined {
  const { emergency } = base;
  const rows: Readonly<Record<string, readonly { readonly id: string; readonly text: Trilingual }[]>> = {
    recipes: base.recipes,
    persons: base.persons,
    answers: emergency.answers,
    alarms: base.alarms,
    situations: emergency.situations,
    reactions: emergency.situations,
  };
  return rows[list]?.find((row) => row.id === id)?.text ?? base.steps.find(({ step }) => step === id)?.text;
}

function problemFault(base: EquipmentRuleset, problem: EditProblem): Fault {
  const { kind, id, path } = problem;
  const name = nameOf(base, path.split('.')[0] ?? '', id);
  return {
    code: 'FIELD',
    path: `edits.${path}`,
    message: MESSAGES[kind],
    params: { id, name: id, ...('ms' in problem && { seconds: Math.ceil(problem.ms / SECOND_MS) }) },
    ...(name && { name }),
  };
}

/** The edited texts that a language lacks: the Russian one stands in for it. */
function untranslated(base: EquipmentRuleset, edits: BayEdits): readonly Fault[] {
  const lists = ['recipes', 'persons', 'answers', 'alarms', 'situations'] as const;
  return lists.flatMap((list) =>
    edits[list].flatMap((row, at): readonly Fault[] => {
      const texts = 'phases' in row ? [row.text, ...row.phases.map(({ text }) => text)] : [row.text];
      const isWhole = texts.every((text) => LANGUAGES.every((language) => !isBlank(text[language])));
      const name = nameOf(base, list, row.id);
      if (isWhole || name === undefined) return [];
      return [{ code: 'LANGUAGE_MISSING', path: `edits.${list}.${at}`, message: 'BAY_NO_TRANSLATION', name }];
    }),
  );
}

/** Whatever the edits left whole and the machine would not take after all. */
function brokenFaults(draft: BayDraft, rules: Parameters<typeof rulesOfBay>[2]): readonly Fault[] {
  const broken = (path: string, id: string): Fault => ({
    code: 'FIELD',
    path: `edits.${path}`,
    message: 'BAY_BROKEN',
    params: { id },
  });
  const made = rulesOfBay({ id: 'draft', revision: 1 }, draft, rules);
  const parsed = equipmentRulesetSchema.safeParse(made.ruleset);
  const key = rulesetKeySchema.optional().safeParse(made.key);
  const issues = [...(parsed.error?.issues ?? []), ...(key.error?.issues ?? [])];
  if (!parsed.success || issues.length > 0)
    return issues.map(({ path }) => broken(path.map(String).join('.'), path.map(String).join('.')));
  return findRulesetProblems(parsed.data).map(({ path, id }) => broken(path, id));
}

/** What of a draft is wrong or doubtful. */
export async function faultsOfBay(
  db: Db | Tx,
  { data, questions }: CurrentDraft<BayDraft>,
): Promise<readonly Fault[]> {
  const undecided: readonly Fault[] = questions.length > 0 ? [{ code: 'UNDECIDED', path: '' }] : [];
  const titled = [...undecided, ...titleFaults(data.title)];
  const rules = await findBayRules(db, data.basedOn);
  if (rules === undefined) {
    const { id } = data.basedOn;
    return [...titled, { code: 'FIELD', path: 'basedOn', message: 'BAY_NO_RULES', params: { id } }];
  }
  const { ruleset, key } = rules;
  const problems = findEditProblems({ ruleset, situations: key?.situations ?? [] }, data.edits);
  if (problems.length > 0 || titled.some(({ code }) => code === 'NO_TITLE'))
    return [...titled, ...problems.map((problem) => problemFault(ruleset, problem))];
  return [...titled, ...brokenFaults(data, rules), ...untranslated(ruleset, data.edits)];
}
