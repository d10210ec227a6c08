// Cases that were made of shipped ones are judged by the same verdicts: what was stored by way of a draft judges as what ships.
import { describe, expect, it } from 'vitest';
import { caseDraftSchema, type CaseDraft } from '#contract/entities/case-draft.ts';
import type { Action } from '#contract/simulation/log.ts';
import { equipmentCaseSchema, equipmentKeySchema, type Pod } from '#contract/simulation/equipment-case.ts';
import { roomCaseSchema, roomKeySchema } from '#contract/simulation/room-case.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { readEquipmentCase } from '#machines/equipment/read-case.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { caseDataOf, caseKeyOf, draftOfCase } from '#server/routes/test-cases/case-content.ts';
import { addThing, setParams, toggleAspect } from '#src/features/practice-tools/cases/start/room-edits.ts';
import { caseNamed, gradeWay, type CaseWithKey } from '#tests/support/bay-ways.ts';
import { BAY_VERDICTS } from './bay-verdicts.ts';
import { ROOM_VERDICTS } from './room-verdicts.ts';

const TITLE = { ru: 'Свой случай', en: '', ch: '' };

/** What an author changes of a start; none of it changes what is right. */
const CHANGES = {
  'clean-hands-man': (draft) => ({ ...draft, play: addThing(draft.play, 'bag', 'apple') }),
  'street-clothes': (draft) => ({ ...draft, play: addThing(draft.play, 'bag', 'pen') }),
  'five-faults': (draft) => ({
    ...draft,
    play: toggleAspect(setParams(draft.play, 'handSize', 'M'), 'mustaches'),
  }),
} as const satisfies Readonly<Record<string, (draft: RoomDraft) => unknown>>;

type RoomDraft = Extract<CaseDraft, { simulation: 'ROOM' }>;
type MadeOf = keyof typeof CHANGES;

/** As publishing stores it and play reads it. */
function made(caseId: MadeOf) {
  const data = BUILTIN_ROOM_CASES.find(({ id }) => id === caseId);
  const key = builtinRoomKeys.find((row) => row.caseId === caseId);
  const shipped = draftOfCase({ simulation: 'ROOM', data, key, author: undefined }) as RoomDraft;
  const draft = caseDraftSchema.parse(
    JSON.parse(JSON.stringify({ ...CHANGES[caseId](shipped), title: TITLE })),
  );
  const pinned = { id: `made-${caseId}`, revision: 1 };
  const stored = roomCaseSchema.parse(caseDataOf(pinned, draft));
  return { ...stored, key: roomKeySchema.parse(caseKeyOf(pinned, draft, [])) };
}

const MADE_OF = Object.keys(CHANGES) as readonly MadeOf[];
const rows = MADE_OF.flatMap((caseId) =>
  ROOM_VERDICTS.filter(({ cases }) => cases.includes(caseId)).map((row) => ({ ...row, caseId })),
);

describe('a made case', () => {
  it('has rows of the table for each of three', () => {
    expect(new Set(rows.map(({ caseId }) => caseId)).size).toBe(3);
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it.each(rows)('of $caseId · $what · passed $passed', ({ caseId, deed, passed, score: [from, to] }) => {
    const { play, seed, key } = made(caseId);
    const played: readonly Action[] = deed(key.way ?? []);
    const entries = planLog(ruleset, play, seed, played);
    const { grade } = gradeRoomLog({ ruleset, play, seed, entries }, key.reference);
    expect([grade.passed, grade.score >= from && grade.score <= to]).toEqual([passed, true]);
  });
});

/** A pod that nobody wants, and an hour at most: neither changes what is right. */
const SPARE: Pod = {
  id: 'pod-spare',
  label: 'SMIF-77',
  tag: 'SMIF-77',
  lotName: 'SPARE',
  place: { at: 'rack', spot: 9 },
  slots: Array.from({ length: builtinEquipmentRuleset.slots }, () => 'E' as const),
};
const MADE_OF_BAY = ['normal-coat', 'fire', 'gas-leak'] as const;

/** As publishing stores it and play reads it. */
function madeOfBay(name: (typeof MADE_OF_BAY)[number]): CaseWithKey {
  const { id, equipmentCase: data, key, way } = caseNamed(name);
  const shipped = draftOfCase({ simulation: 'EQUIPMENT', data, key, author: undefined });
  if (shipped.simulation !== 'EQUIPMENT') throw new Error('A case of the bay');
  const play = { ...shipped.play, pods: [...shipped.play.pods, SPARE] };
  const draft = caseDraftSchema.parse(
    JSON.parse(JSON.stringify({ ...shipped, play, title: TITLE, timeLimitMs: 3_600_000 })),
  );
  const pinned = { id: `made-${id}`, revision: 1 };
  const equipmentCase = equipmentCaseSchema.parse(caseDataOf(pinned, draft));
  return { id, way, equipmentCase, key: equipmentKeySchema.parse(caseKeyOf(pinned, draft, [])) };
}

const bayRows = MADE_OF_BAY.flatMap((name) =>
  BAY_VERDICTS.filter(({ cases }) => cases.includes(name)).map((row) => ({ ...row, name })),
);

describe('a made case of the bay', () => {
  it('has rows of the table for each of three, and starts', () => {
    expect(new Set(bayRows.map(({ name }) => name)).size).toBe(3);
    expect(bayRows.length).toBeGreaterThanOrEqual(20);
    for (const name of MADE_OF_BAY)
      expect(
        readEquipmentCase(builtinEquipmentRuleset, { ...madeOfBay(name).equipmentCase, goal: TITLE }),
      ).toMatchObject({ ok: true });
  });

  it.each(bayRows)('of $name · $what · passed $passed', ({ name, deed, passed, score: [from, to] }) => {
    const row = madeOfBay(name);
    const grade = gradeWay(row, deed(row.way));
    expect([grade.passed, grade.score >= from && grade.score <= to]).toEqual([passed, true]);
  });
});
