import { expect, test } from 'vitest';
import { chainInputSchema } from '#contract/entities/practice-tools.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import { orderRulesOf } from '#machines/kit/induction/order-rules.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { roomKind } from '#tasks/room/kind.ts';
import { learnOrder } from './learn-order.ts';
import { recordedChain } from './recorded-chain.ts';

const CASE = BUILTIN_ROOM_CASES.find(({ id }) => id === 'clean-hands-man')!;
const KEY = builtinRoomKeys.find(({ caseId }) => caseId === CASE.id)!;
const ruleset = builtinRoomRuleset;
const { play, seed } = CASE;
const TITLE = { ru: 'Показ', en: 'Shown', ch: '演示' };

test('what an author shows becomes a chain that can judge, with rules, notes and errors', () => {
  const player = roomPlayer({ ruleset, play, seed }, KEY);
  const { entries } = player.play(KEY.way!);
  const wrong = player.play([...KEY.way!.slice(0, 1), { code: 'A016', item: 'bag-0', to: 'entrance-floor' }]);
  const rules = orderRulesOf(builtinRoomKeys.map(({ reference }) => reference));
  const order = learnOrder(
    {
      play: {
        simulation: 'ROOM',
        codeVersion: roomKind.codeVersion,
        caseId: CASE.id,
        caseRevision: 1,
        rulesetId: CASE.rulesetId,
        rulesetRevision: CASE.rulesetRevision,
        ruleset,
        play,
        seed,
        seedPerRun: false,
      },
      key: KEY,
      recordings: [
        {
          entries,
          notes: { [entries.length]: 'Так надо' },
          wrongs: [{ entries: wrong.entries, rightCount: wrong.entries.length - 1, why: 'Пол грязный' }],
        },
      ],
      rules,
      answers: [],
    },
    () => undefined,
  )!;
  const reference = recordedChain('ROOM', order, rules);
  const read = chainInputSchema.safeParse({
    simulation: 'ROOM',
    title: TITLE,
    description: TITLE,
    reference,
  });
  expect(read.error?.issues).toBeUndefined();
  expect(findReferenceProblems(reference, new Set(ruleset.codes.map(({ code }) => code)))).toEqual([]);
  expect(reference.order?.some(({ weight }) => weight === 3)).toBe(true);
  expect(reference.wrong.map(({ match, why }) => [match[0]?.code, why?.ru])).toEqual([
    [['A016'], 'Пол грязный'],
  ]);
  const ends = ['place', 'hands', 'shoes', 'closet', 'food', 'street', 'suit'];
  expect(reference.end.map(({ id }) => id)).toEqual(ends.map((name) => `end-${name}`));
  expect(reference.steps.at(-1)?.why?.ru).toBe('Так надо');
  const { passed, score } = roomPlayer({ ruleset, play, seed }, { ...KEY, reference }).grade(entries);
  expect([passed, score]).toEqual([true, 100]);
});
