// Reads a case from a file: the validated case, or every fault in the data with the reason.
import { inEveryLanguage, PUNCTUATION } from '#contract/languages.ts';
import { equipmentCaseSchema, type EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findCaseProblems } from './check-case.ts';
import { problemTexts } from './equipment-problems.ts';

/** The path in the file and the reason: `play.pods.0.place`, “There is no such port: port9”. */
interface CaseFault {
  readonly path: string;
  readonly reason: Trilingual;
}

type EquipmentCaseReading =
  | { readonly ok: true; readonly equipmentCase: EquipmentCase }
  | { readonly ok: false; readonly faults: readonly CaseFault[] };

/** Parses any data as a case for a ruleset. If it is rejected, all faults are reported at once. */
export function readEquipmentCase(ruleset: EquipmentRuleset, data: unknown): EquipmentCaseReading {
  const parsed = equipmentCaseSchema.safeParse(data);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) =>
      faultOf(issue.path.map(String).join('.'), 'badValue', issue.message),
    );
    return { ok: false, faults };
  }
  const equipmentCase = parsed.data;
  const faults = [
    ...findRevisionFaults(ruleset, equipmentCase),
    ...findCaseProblems(ruleset, equipmentCase.play).map(({ kind, id, path }) =>
      faultOf(`play.${path}`, kind, id),
    ),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, equipmentCase };
}

function findRevisionFaults(
  ruleset: EquipmentRuleset,
  { rulesetId, rulesetRevision }: EquipmentCase,
): readonly CaseFault[] {
  if (rulesetId !== ruleset.id) return [faultOf('rulesetId', 'otherRuleset', rulesetId)];
  if (rulesetRevision === ruleset.revision) return [];
  return [faultOf('rulesetRevision', 'otherRuleset', String(rulesetRevision))];
}

function faultOf(path: string, kind: keyof typeof problemTexts, detail: string): CaseFault {
  const text = problemTexts[kind];
  const reason = inEveryLanguage((language) => `${text[language]}${PUNCTUATION[language].colon}${detail}`);
  return { path, reason };
}
