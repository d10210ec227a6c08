// A log with a situation that the server issued, stored as it came and as somebody may have changed it since.
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { createSession } from './session.ts';
import { checkEquipment } from '#tasks/equipment/check.ts';
import { isAllIssuedThere, type IssuedInLog } from './end-of-log.ts';

const bayCase = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === 'equipment-normal-coat')!;
const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === bayCase.id)!;
const { play, seed } = bayCase;
const { codeVersion } = equipmentSimulation;
const SMOKE = { id: 'issued-smoke', code: 'SITUATION', item: 'smoke' } as const;
const CAME_MS = 5000;

/** Looks round before and after; what is issued comes at its time, in place of `seq` 3. */
function played(issuedAtMs: number | null, issued: Pick<IssuedInLog, 'id' | 'code' | 'item'> = SMOKE) {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
  const acts = [1000, 2000, 8000, 9000].map((at) => [at, () => look(at)] as const);
  const look = (at: number) => session.act({ code: 'LOOK', to: 'COAT1' }, at);
  const issue = issuedAtMs === null ? [] : [[issuedAtMs, () => session.issue(issued, issuedAtMs)] as const];
  for (const [, run] of [...acts, ...issue].toSorted(([a], [b]) => a - b)) run();
  return session.entries();
}

const CAME: IssuedInLog = { ...SMOKE, atMs: CAME_MS };
const NEVER: IssuedInLog = { ...SMOKE, atMs: null };
const NOTHING: readonly IssuedInLog[] = [];

interface Row {
  readonly entries: readonly LogEntry[];
  readonly issued: readonly IssuedInLog[];
  readonly fault: { readonly seq: number; readonly reason: string } | null;
  /** Whether marking leaves it to a teacher. */
  readonly isTeachers: boolean;
}

const twice = (): readonly LogEntry[] => {
  const entries = played(CAME_MS);
  const again = { ...entries[2]!, at: 9000, seq: entries.length + 1 };
  return [...entries, again];
};

const ROWS: Readonly<Record<string, Row>> = {
  true: { entries: played(CAME_MS), issued: [CAME], fault: null, isTeachers: false },
  'true, nothing issued': { entries: played(null), issued: NOTHING, fault: null, isTeachers: false },
  forged: {
    entries: played(CAME_MS),
    issued: NOTHING,
    fault: { seq: 3, reason: 'notIssued' },
    isTeachers: false,
  },
  'put into the log though it never arrived': {
    entries: played(CAME_MS),
    issued: [NEVER],
    fault: { seq: 3, reason: 'notIssued' },
    isTeachers: true,
  },
  'brought twice': {
    entries: twice(),
    issued: [CAME],
    fault: { seq: 6, reason: 'notIssued' },
    isTeachers: false,
  },
  'left out': {
    entries: played(null),
    issued: [CAME],
    fault: { seq: 3, reason: 'issueLeftOut' },
    isTeachers: true,
  },
  'left out, one of two': {
    entries: played(CAME_MS),
    issued: [CAME, { id: 'issued-gas', code: 'SITUATION', item: 'gasLeak', atMs: 8500 }],
    fault: { seq: 5, reason: 'issueLeftOut' },
    isTeachers: true,
  },
  'cut off before it came': {
    entries: played(null).slice(0, 2),
    issued: [CAME],
    fault: null,
    isTeachers: true,
  },
  'moved later': {
    entries: played(8500),
    issued: [CAME],
    fault: { seq: 3, reason: 'issueMoved' },
    isTeachers: true,
  },
  'moved later, past nothing': {
    entries: played(CAME_MS + 1),
    issued: [CAME],
    fault: { seq: 3, reason: 'issueMoved' },
    isTeachers: true,
  },
  'moved earlier': {
    entries: played(1500),
    issued: [CAME],
    fault: { seq: 2, reason: 'issueMoved' },
    isTeachers: true,
  },
  altered: {
    entries: played(CAME_MS, { ...SMOKE, item: 'fire' }),
    issued: [CAME],
    fault: { seq: 3, reason: 'notIssued' },
    isTeachers: true,
  },
  'never delivered': { entries: played(null), issued: [NEVER], fault: null, isTeachers: true },
};

describe('a log with what the server issued', () => {
  test.each(Object.entries(ROWS))('%s', (_how, { entries, issued, fault, isTeachers }) => {
    const answer = { codeVersion, ruleset, play, seed, entries, claims: [], issued };
    expect(checkEquipment(answer, key, 10).invalid).toEqual(fault);
    expect(isAllIssuedThere(entries, issued)).toBe(!isTeachers);
  });
});
