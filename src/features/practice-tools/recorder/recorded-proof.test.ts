// A case of a recorded chain is proved by what its author has played: nothing has to be searched for.
import { expect, test } from 'vitest';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { Chain } from '#contract/entities/practice-tools.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog as planShift } from '#machines/equipment/plan-log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog as planWalk } from '#machines/room/plan-route.ts';
import { runChecks } from '#tasks/check.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { withChain } from '../cases/case-of-chain.ts';
import { learnOrder } from './learn-order.ts';
import { recordedChain, recordedWayOf } from './recorded-chain.ts';

const TEXT = { ru: 'Показ', en: 'Shown', ch: '演示' };
const NO_RULES = { deeds: [], reasons: [], pairs: [], ends: [] };
const PAUSE_MS = 1500;

const SHIFT = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === 'equipment-normal-coat')!;
const SHIFT_KEY = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === SHIFT.id)!;
const WALK = BUILTIN_ROOM_CASES.find(({ id }) => id === 'clean-hands-man')!;
const WALK_KEY = builtinRoomKeys.find(({ caseId }) => caseId === WALK.id)!;

const withPauses = (key: CaseKey) => (key.way ?? []).map((action) => ({ ...action, afterMs: PAUSE_MS }));

type Shown = Pick<SimulationPlay, 'simulation' | 'ruleset' | 'seed'> & {
  readonly shipped: typeof SHIFT | typeof WALK;
};

/** From the recording to the case: its chain is learned, published and taken. */
function proofOf({ shipped, ...shown }: Shown, key: CaseKey, entries: readonly LogEntry[]) {
  const { id, rulesetId, rulesetRevision, play } = shipped;
  const simulated = {
    ...shown,
    play,
    codeVersion: TASK_KINDS[shown.simulation].codeVersion,
    caseId: id,
    caseRevision: 1,
    rulesetId,
    rulesetRevision,
    seedPerRun: false,
  } as SimulationPlay;
  const recordings = [{ entries, notes: {}, wrongs: [] }];
  const question = { play: simulated, key, recordings, rules: NO_RULES, answers: [] };
  const order = learnOrder(question, () => undefined)!;
  const reference = recordedChain(shown.simulation, order, NO_RULES);
  const chain = {
    id: 'shown',
    revision: 1,
    title: TEXT,
    description: TEXT,
    reference,
    ...recordedWayOf(order),
  };
  const start = { simulation: shown.simulation, play, key } as unknown as CaseDraft;
  const made = withChain(start, chain as unknown as Chain);
  return { order, ...runChecks({ play: simulated, key: made.key as CaseKey }) };
}

const PROVED = { provedScore: 100, isSearched: false };

test('in the bay', () => {
  const { play, seed } = SHIFT;
  const { entries } = planShift(builtinEquipmentRuleset, play, seed, withPauses(SHIFT_KEY));
  const shown = { simulation: 'EQUIPMENT', ruleset: builtinEquipmentRuleset, seed, shipped: SHIFT } as const;
  const proof = proofOf(shown, SHIFT_KEY, entries);
  expect(proof).toMatchObject(PROVED);
  expect(proof.way).toEqual(proof.order.way);
});

test('in the room', () => {
  const { play, seed } = WALK;
  const entries = planWalk(builtinRoomRuleset, play, seed, withPauses(WALK_KEY));
  const shown = { simulation: 'ROOM', ruleset: builtinRoomRuleset, seed, shipped: WALK } as const;
  const proof = proofOf(shown, WALK_KEY, entries);
  expect(proof).toMatchObject(PROVED);
  expect(proof.way).toEqual(proof.order.way);
});
