// A case from a file: validated data, or every place where it is not, with the reason.
import { roomCaseSchema, type RoomCase } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findCaseProblems } from './check-case.ts';
import { problemTexts } from './room-problems.ts';

/** Where in the file, and why: `play.person.hand.0.craft`, “The catalogue has no such item: piano”. */
export interface CaseFault {
  readonly path: string;
  readonly reason: Trilingual;
}

export type CaseReading =
  | { readonly ok: true; readonly roomCase: RoomCase }
  | { readonly ok: false; readonly faults: readonly CaseFault[] };

/** Reads any data as a case of a ruleset. What is refused says every fault at once. */
export function readRoomCase(ruleset: RoomRuleset, data: unknown): CaseReading {
  const parsed = roomCaseSchema.safeParse(data);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) =>
      faultOf(issue.path.map(String).join('.'), 'badValue', issue.message),
    );
    return { ok: false, faults };
  }
  const roomCase = parsed.data;
  const faults = [...findRevisionFaults(ruleset, roomCase), ...findPlayFaults(ruleset, roomCase)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, roomCase };
}

function findRevisionFaults(ruleset: RoomRuleset, { rulesetId, rulesetRevision }: RoomCase) {
  if (rulesetId !== ruleset.id) return [faultOf('rulesetId', 'otherRuleset', rulesetId)];
  if (rulesetRevision === ruleset.revision) return [];
  return [faultOf('rulesetRevision', 'otherRuleset', String(rulesetRevision))];
}

function findPlayFaults(ruleset: RoomRuleset, { play }: RoomCase): readonly CaseFault[] {
  return findCaseProblems(ruleset, play).map(({ kind, id, path }) => faultOf(`play.${path}`, kind, id));
}

function faultOf(path: string, kind: keyof typeof problemTexts, detail: string): CaseFault {
  const { ru, en, ch } = problemTexts[kind];
  return { path, reason: { ru: `${ru}: ${detail}`, en: `${en}: ${detail}`, ch: `${ch}：${detail}` } };
}
