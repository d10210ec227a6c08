import { expect, it } from 'vitest';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { choiceBefore } from './choice.ts';
import { progressFrom } from './progress.ts';

const street = builtinRoomKeys.find(({ caseId }) => caseId === 'street-clothes')!.reference;
const shift = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === 'equipment-normal-coat')!.reference;
const fire = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === 'equipment-fire')!.reference;

/** The question before a step where everything that must come before it is done, and nothing else. */
function before(reference: Reference, id: string, asked: readonly string[] = []) {
  const step = reference.steps.find((row) => row.id === id)!;
  const done = new Set<string>();
  const collect = (one: string): void => {
    for (const earlier of reference.steps.find((row) => row.id === one)?.after ?? []) {
      done.add(earlier);
      collect(earlier);
    }
  };
  collect(id);
  const judgements = reference.steps
    .filter(({ isOptional }) => !isOptional)
    .map((row) => ({
      id: row.id,
      kind: 'step' as const,
      status: done.has(row.id) ? ('done' as const) : ('missing' as const),
      text: row.text,
      sources: [],
      failsAttempt: false,
      cost: 0,
    }));
  return choiceBefore(reference, progressFrom(reference, judgements), step, new Set(asked));
}

it.each([
  ['bay', shift, 'map-compared', ['started']],
  ['bay', shift, 'label-compared', ['pod-taken']],
  ['fire', fire, 'leave', ['told']],
])('%s: before %s %s is asked', (_where, reference, id, wrong) => {
  const options = before(reference, id)?.options ?? [];
  expect(options.filter(({ why }) => why === undefined).map(({ step }) => step)).toEqual([id]);
  expect(options.filter(({ why }) => why !== undefined).map(({ step }) => step)).toEqual(
    expect.arrayContaining(wrong),
  );
});

it('a rule is asked about once', () => {
  const rule = before(shift, 'map-compared')!.rule;
  expect(before(shift, 'map-compared', [rule])).toBeUndefined();
});

it('habits are not asked about', () => {
  expect(before(shift, 'signed-out')).toBeUndefined();
});

it('the room is asked about where an order matters', () => {
  const asked = street.steps.filter(({ id }) => before(street, id) !== undefined);
  expect(asked.length).toBeGreaterThan(2);
});
