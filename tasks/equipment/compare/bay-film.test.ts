import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { describe, expect, it } from 'vitest';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { STARTED, waiting } from '#machines/equipment/builtin/short-ways.ts';
import { createSession } from '#machines/kit/session.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { openFilm, stateWhile } from './bay-film.ts';

const { play, seed } = normalCoat;
const { entries, state } = planLog(ruleset, play, seed, [...STARTED, waiting(600_000)]);
const SIMULATION = {
  simulation: 'EQUIPMENT' as const,
  codeVersion: equipmentSimulation.codeVersion,
  caseId: normalCoat.id,
  caseRevision: 1,
  rulesetId: ruleset.id,
  rulesetRevision: 1,
  seed,
  ruleset,
  play,
};
const film = openFilm({ simulation: SIMULATION, entries: [...entries] })!;
const waitAt = entries.at(-1)!.at;

describe('a log that is looked at', () => {
  it('ends as it was played', () => {
    expect(film.timeline.stopAt(entries.length).state).toEqual(state);
  });

  it.each([60_000, 300_000, 599_000])('%i ms into a wait, time has gone so far and no further', (ms) => {
    const seen = stateWhile(ruleset, film.timeline, waitAt + ms);
    expect(seen.clockMs).toBe(waitAt + ms);
    expect(seen.log.every(({ atMs }) => atMs <= waitAt + ms)).toBe(true);
  });

  it('is not opened from data of another shape', () => {
    expect(openFilm({ simulation: { ...SIMULATION, play: {} }, entries: [] })).toBeUndefined();
  });

  it('without what the server issued: the same tries at the same times, taken or refused anew', () => {
    const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
    session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    session.issue({ id: 'issue-1', code: 'SITUATION', item: 'developer-splash' }, 5000);
    session.act({ code: 'GO', to: 'shower' }, 6000);
    session.act({ code: 'SHOWER', params: { part: 'body' } }, 9000);
    const own = openFilm({ simulation: SIMULATION, entries: [...session.entries()] })!;
    const without = own.openWithoutIssued(own.timeline.entries);
    expect(without.entries.map(({ code, at }) => [code, at])).toEqual(
      session.entries().flatMap(({ code, at, issue }) => (issue ? [] : [[code, at]])),
    );
    const { state: then } = without.stopAt(without.entries.length);
    expect([then.emergency.runs, without.invalidFrom]).toEqual([[], undefined]);
    expect(own.timeline.stopAt(4).state.emergency.runs).toHaveLength(1);
  });

  it('another log is opened with the play that it was played with', () => {
    const planned = [{ situations: ['fire'], start: { kind: 'at', atMs: 2000 } }];
    const other = { ...play, emergency: { planned } };
    expect(film.openLog([]).stateAt(9000).emergency.runs).toEqual([]);
    expect(film.openLog([], other).stateAt(9000).emergency.runs).toHaveLength(1);
  });
});
