// Reads a case from a file: the validated case, or every fault in the data with the reason.
import { inEveryLanguage, PUNCTUATION } from '#contract/languages.ts';
import { roomCaseSchema, type RoomCase } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { findCaseProblems } from './check-case.ts';
import { problemTexts } from './room-problems.ts';

/** The path in the file and the reason: `play.person.hand.0.craft`, “The catalogue has no such item: x”. */
interface CaseFault {
  readonly path: string;
  readonly reason: Trilingual;
}

type CaseReading =
  | { readonly ok: true; readonly roomCase: RoomCase }
  | { readonly ok: false; readonly faults: readonly CaseFault[] };

/** Parses any data as a case for a ruleset. If it is rejected, all faults are reported at once. */
export function readRoomCase(ruleset: RoomRuleset, data: unknown): CaseReading {
  const parsed = roomCaseSchema.safeParse(data);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) =>
      faultOf(issue.path.map(String).join('.'), 'badValue', issue.message),
    );
    return { ok: false, faults };
  }
  const roomCase = seated(parsed.data);
  const faults = [...findRevisionFaults(ruleset, roomCase), ...findPlayFaults(ruleset, roomCase)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, roomCase };
}

/** Where a person sits who is said to be there and not how. */
const SEAT = 'entrance-bench';

/** Written into the case, because one that was stored without a posture stands. */
function seated(roomCase: RoomCase): RoomCase {
  const { play } = roomCase;
  const { position, posture } = play.person;
  if (position !== SEAT || posture !== undefined) return roomCase;
  return { ...roomCase, play: { ...play, person: { ...play.person, posture: 'sit' } } };
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
  const text = problemTexts[kind];
  const reason = inEveryLanguage((language) => `${text[language]}${PUNCTUATION[language].colon}${detail}`);
  return { path, reason };
}
