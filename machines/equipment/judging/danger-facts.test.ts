import { describe, expect, it } from 'vitest';
import { emergencyJudgingSchema } from '#contract/simulation/equipment-emergency.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { caseNamed, plannedWay } from '#tests/support/bay-ways.ts';
import { responses } from '../builtin/keys/emergency-responses.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { tilesBetween } from '../reach.ts';
import { readJudged } from './read-judged.ts';
import { runOn } from './run-on.ts';

const LEAVE: TimedAction = { code: 'LEAVE' };
const call = (afterMs = 0): TimedAction => ({
  code: 'CALL',
  to: 'BOSS',
  params: { reason: 'fire' },
  afterMs,
});

/** Facts at the end of a fire, once this has been done after its first sign and nothing more happens. */
function factsAfter(id: string, ...actions: readonly TimedAction[]) {
  const row = caseNamed(id);
  const at = row.way.findIndex(({ params }) => params?.['ms'] === 3_600_000);
  const { state } = plannedWay(row, [...row.way.slice(0, at + 1), ...actions]);
  const last = runOn(ruleset, state);
  const read = readJudged(ruleset, row.key.judging);
  return (...keys: readonly string[]) => keys.map((key) => read(last, key));
}

describe('in a fire', () => {
  it.each<readonly [string, readonly TimedAction[], readonly string[]]>([
    ['nothing', [], ['yes', 'no', 'no', 'no']],
    ['leaving at once', [LEAVE], ['no', 'yes', 'yes', 'no']],
    ['leaving late, yet in time', [{ ...LEAVE, afterMs: 40_000 }], ['no', 'yes', 'no', 'no']],
    ['leaving too late', [{ ...LEAVE, afterMs: 70_000 }], ['yes', 'no', 'no', 'no']],
    ['leaving and calling', [LEAVE, call()], ['no', 'yes', 'yes', 'yes']],
    ['leaving and calling too late', [LEAVE, call(120_000)], ['no', 'yes', 'yes', 'no']],
    ['the voice, which calls nobody', [{ code: 'VOICE' }, LEAVE], ['no', 'yes', 'yes', 'no']],
  ])('%s', (_, actions, facts) => {
    expect(factsAfter('fire', ...actions)('inDanger', 'safe', 'leftPromptly', 'told')).toEqual(facts);
  });
});

it('an EMO makes the place of the sparks safe, and the voice tells of them', () => {
  const emo: TimedAction = { code: 'EMO', to: 'emoTrackRight' };
  expect(factsAfter('sparking', emo, { code: 'VOICE' })('inDanger', 'safe', 'told', 'answered')).toEqual([
    'no',
    'yes',
    'yes',
    'yes',
  ]);
});

it('a tool that runs empty answers nothing', () => {
  const fact = factsAfter(
    'lighting',
    { code: 'JOB_STOP' },
    { code: 'CALL', to: 'ENERGY', params: { reason: 'lighting' } },
  );
  expect(fact('answered')).toEqual(['no']);
});

describe('the times of a danger', () => {
  const dangers = Object.entries(responses).flatMap(([id, { danger }]) => (danger ? [{ id, danger }] : []));
  const judging = (danger: object) =>
    emergencyJudgingSchema.safeParse({
      neededCalls: [],
      allowedCalls: [],
      leaving: 'must',
      restart: { needsPermission: true, needsChecked: [] },
      danger,
    }).success;

  it.each(dangers)('$id: leave time for the longest way out', ({ danger }) => {
    const exit = ruleset.places.find(({ id }) => id === 'exit')!;
    const [tileMs, leaveMs] = ['GO', 'LEAVE'].map(
      (code) => ruleset.codes.find((row) => row.code === code)!.durationMs,
    );
    const ways = ruleset.places
      .filter(({ area }) => area === 'bay')
      .map((place) => tilesBetween(place, exit) * tileMs! + leaveMs!);
    expect(danger.wayOutMs).toBeGreaterThanOrEqual(Math.max(...ways));
    expect(judging(danger)).toBe(true);
  });

  it('are saved only in their order, and with twenty seconds for the exit', () => {
    const { danger } = dangers[0]!;
    expect(judging({ ...danger, promptMs: danger.lateMs })).toBe(false);
    expect(judging({ ...danger, lateMs: danger.dangerMs + 1 })).toBe(false);
    expect(judging({ ...danger, promptMs: 1000, lateMs: 2000, dangerMs: danger.wayOutMs + 19_999 })).toBe(
      false,
    );
  });
});
