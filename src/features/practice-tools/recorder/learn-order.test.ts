import { expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { orderRulesOf } from '#machines/kit/induction/order-rules.ts';
import { equipmentKind } from '#tasks/equipment/kind.ts';
import { learnOrder } from './learn-order.ts';

const NAME = 'equipment-normal-coat';
const CASE = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === NAME)!;
const KEY = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === NAME)!;
const { play, seed } = CASE;
/** Both comparisons of the sheet: with the task, and with the label of the pod. */
const SHOWN = 10;

test('each comparison of a paper is called by what it is compared with', () => {
  const { entries } = planLog(ruleset, play, seed, KEY.way!.slice(0, SHOWN));
  const order = learnOrder(
    {
      play: {
        simulation: 'EQUIPMENT',
        codeVersion: equipmentKind.codeVersion,
        caseId: NAME,
        caseRevision: 1,
        rulesetId: CASE.rulesetId,
        rulesetRevision: CASE.rulesetRevision,
        ruleset,
        play,
        seed,
        seedPerRun: false,
      },
      key: KEY,
      recordings: [{ entries, notes: {}, wrongs: [] }],
      rules: orderRulesOf(BUILTIN_EQUIPMENT_KEYS.map(({ reference }) => reference)),
      answers: [],
    },
    () => undefined,
  )!;
  const called = order.deeds
    .filter(({ match }) => match.code?.includes('VERIFY'))
    .map(({ text, match }) => [match.params?.['against']?.[0], text.ru]);
  expect(called).toEqual([
    ['task', 'Сверить сопроводительный лист с заданием'],
    ['label', 'Сверить этикетку контейнера с листом'],
  ]);
});
