// A case from a file: validated data, or every place where it is not, with the reason.
import { equipmentCaseSchema, type EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findCaseProblems } from './check-case.ts';
import { problemTexts } from './equipment-problems.ts';

/** Where in the file, and why: `play.pods.0.place`, “There is no such port: port9”. */
export interface CaseFault {
  readonly path: string;
  readonly reason: Trilingual;
}

export type EquipmentCaseReading =
  | { readonly ok: true; readonly equipmentCase: EquipmentCase }
  | { readonly ok: false; readonly faults: readonly CaseFault[] };

/** Reads any data as a case of a ruleset. What is refused says every fault at once. */
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
  const { ru, en, ch } = problemTexts[kind];
  return { path, reason: { ru: `${ru}: ${detail}`, en: `${en}: ${detail}`, ch: `${ch}：${detail}` } };
}
