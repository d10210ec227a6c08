import { describe, expect, it } from 'vitest';
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { playAgain, replay } from '#machines/kit/replay.ts';
import { heldLog } from '#tests/support/held-log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '../builtin/cases/all.ts';
import { normalCoat } from '../builtin/cases/normal-coat.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '../builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { heldLateOf } from '../judging/held-late.ts';
import { planLog } from '../plan-log.ts';
import { equipmentSimulation as simulation } from '../simulation.ts';
import { actionText } from '../wording.ts';
import { heldParts, playAsDrawn, playWithoutComing } from './held-parts.ts';

const SEED = 77;
const HELD_SEED = 4242;

const comingCases = BUILTIN_EQUIPMENT_CASES.filter(({ play }) => heldParts(ruleset, play, 1).length > 0);

/** The right way of a case, as it goes where the play has all that comes. */
function wayOf({ id, play }: EquipmentCase) {
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id);
  const drawn = playAsDrawn(ruleset, play, HELD_SEED);
  return {
    key,
    drawn,
    log: planLog(ruleset, drawn, SEED, key?.way ?? [], { notesWhatIsThere: true }).entries,
  };
}

const shiftOf = ({ play }: EquipmentCase) => ({ play, seed: SEED, heldSeed: HELD_SEED });

describe('what travels of a case', () => {
  it.each(BUILTIN_EQUIPMENT_CASES.map((shipped) => [shipped.id, shipped] as const))(
    '%s has nothing of what will come',
    (_id, { id, play }) => {
      const held = playWithoutComing(play);
      expect(held.emergency.planned).toEqual([]);
      expect(held.faults.filter((fault) => 'atMs' in fault && fault.atMs > 0)).toEqual([]);
      expect(JSON.stringify(held)).not.toContain(id);
    },
  );

  it('is drawn by a seed of the server’s own', () => {
    const drawn = new Set(
      comingCases.flatMap(({ play }) =>
        [1, 2, 3, 4].map((seed) => JSON.stringify(playAsDrawn(ruleset, play, seed).emergency.planned)),
      ),
    );
    expect(drawn.size).toBeGreaterThan(comingCases.length);
  });
});

describe('what the server issues when it comes', () => {
  it.each(comingCases.map((shipped) => [shipped.id, shipped] as const))(
    '%s comes at the same moments as where the play has it, and is marked the same',
    (_id, shipped) => {
      const { key, drawn, log } = wayOf(shipped);
      if (key === undefined) throw new Error('The case has no key');
      const held = heldLog(shiftOf(shipped), log);
      const whole = playAgain(simulation, ruleset, drawn, SEED, log);
      const played = replay(simulation, ruleset, held.play, SEED, held.entries);
      expect([played.invalidFrom, played.hash]).toEqual([undefined, held.hash]);
      const beginsOf = ({ state }: typeof whole) =>
        state.emergency.runs.map(({ situation, startedAtMs }) => [situation, startedAtMs]);
      const begins = beginsOf(played);
      expect(begins.map(([situation]) => situation)).toEqual(beginsOf(whole).map(([situation]) => situation));
      // A condition that an act makes true is seen at the act's end.
      for (const [at, [, beganMs]] of beginsOf(whole).entries())
        expect(Math.abs(Number(begins[at]?.[1]) - Number(beganMs))).toBeLessThan(2000);
      const judge = (play: typeof drawn, entries: typeof log) =>
        gradeEquipmentLog({ ruleset, play, seed: SEED, entries, codeVersion: simulation.codeVersion }, key)
          .grade;
      const [own, before] = [judge(held.play, held.entries), judge(drawn, log)];
      expect([own.passed, Math.round(own.score)]).toEqual([before.passed, Math.round(before.score)]);
      const late = heldLateOf(ruleset, played, {
        play: shipped.play,
        seed: HELD_SEED,
        issued: held.issued,
      });
      expect(late.lateMs).toBe(0);
    },
  );
});

const ONLY_FIRE = {
  ...normalCoat.play,
  emergency: { planned: [{ situations: ['fire'], start: { kind: 'at' as const, atMs: 100_000 } }] },
};
const wait = (ms: number) => ({ code: 'WAIT', params: { ms }, at: 0 });
const LOOK = { code: 'LOOK', to: 'COAT1', at: 0 };

describe('what came late, or never', () => {
  it.each([
    ['at once', { lateMs: 0, actions: [wait(200_000), LOOK] }, 0, false],
    [
      'a little later: the report was on its way',
      { lateMs: 35_000, actions: [wait(200_000), LOOK] },
      0,
      false,
    ],
    ['leapt over by waiting', { lateMs: 90_000, actions: [wait(300_000), LOOK] }, 90_000, false],
    ['leapt over for good', { lateMs: Infinity, actions: [wait(300_000), LOOK] }, 200_000, true],
    ['not due yet at the end', { lateMs: 0, actions: [wait(50_000), LOOK] }, 0, true],
    ['due just before the end', { lateMs: Infinity, actions: [wait(110_000)] }, 0, true],
  ])('%s', (_how, { lateMs, actions }, expected, isUnmet) => {
    const held = heldLog({ play: ONLY_FIRE, seed: SEED, heldSeed: HELD_SEED, lateMs }, actions);
    const played = playAgain(simulation, ruleset, held.play, SEED, held.entries);
    const late = heldLateOf(ruleset, played, { play: ONLY_FIRE, seed: HELD_SEED, issued: held.issued });
    expect(Math.abs(late.lateMs - expected)).toBeLessThan(2000);
    expect(late.isUnmet).toBe(isUnmet);
  });

  it('does not count what the person’s own acts took', () => {
    const walks = Array.from({ length: 60 }, (_, at) => ({
      code: 'GO',
      to: at % 2 ? 'desk' : 'terminal',
      at: 0,
    }));
    const held = heldLog({ play: ONLY_FIRE, seed: SEED, heldSeed: HELD_SEED, lateMs: Infinity }, walks);
    const played = playAgain(simulation, ruleset, held.play, SEED, held.entries);
    expect(played.state.readyAtMs).toBeGreaterThan(170_000);
    const late = heldLateOf(ruleset, played, { play: ONLY_FIRE, seed: HELD_SEED, issued: held.issued });
    expect(late).toEqual({ lateMs: 0, isUnmet: true });
  });

  it('a second waits for the end of the first', () => {
    const planned = ['fire', 'smoke'].map((situation) => ({
      situations: [situation],
      start: { kind: 'at' as const, atMs: 20_000 },
    }));
    const play = { ...normalCoat.play, emergency: { planned } };
    const held = heldLog({ play, seed: SEED, heldSeed: HELD_SEED }, [
      wait(900_000),
      wait(900_000),
      wait(900_000),
    ]);
    const { state } = playAgain(simulation, ruleset, held.play, SEED, held.entries);
    const [first, second] = state.emergency.runs;
    expect([first?.startedAtMs, second?.startedAtMs]).toEqual([20_000, first?.endedAtMs]);
  });
});

describe('faults', () => {
  it('come as a module’s failure and as an alarm', () => {
    const faults = [
      { kind: 'moduleOut' as const, module: 'COAT1', atMs: 30_000 },
      { kind: 'alarm' as const, alarm: 'alarm-4', atMs: 60_000 },
      { kind: 'alarm' as const, alarm: 'alarm-5', atMs: 0 },
    ];
    const play = { ...normalCoat.play, faults };
    expect(playWithoutComing(play).faults).toEqual([faults[2]]);
    const held = heldLog({ play, seed: SEED, heldSeed: HELD_SEED }, [
      wait(20_000),
      wait(20_000),
      wait(60_000),
    ]);
    const { state } = playAgain(simulation, ruleset, held.play, SEED, held.entries);
    expect(state.track.modules['COAT1']?.isInService).toBe(false);
    expect(state.alarms.map(({ alarm, raisedAtMs }) => [alarm, raisedAtMs])).toContainEqual([
      'alarm-4',
      60_000,
    ]);
    const texts = held.entries.flatMap((entry) => (entry.issue ? [actionText(ruleset, entry).ru] : []));
    expect(texts.map((text) => text.split(':')[0])).toEqual(['Отказ модуля', 'Сигнал тревоги']);
  });
});
