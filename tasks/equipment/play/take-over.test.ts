import { expect, it } from 'vitest';
import type { Replay } from '#contract/entities/attempt.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { isRunOf, RunLog } from '#src/lib/attempts/run-log.ts';
import { openFilm, stateWhile } from '../compare/bay-film.ts';
import { forkAt, forkRun, openFork } from './take-over.ts';

const { play, seed } = normalCoat;
const order = play.orders[0]!;
const entries = buildLogWith({ simulation: equipmentSimulation, ruleset, play, seed }, [
  ...loadingWay(order, 'pod-1', 'port1'),
  ...startingWay(order, 'port1'),
  { code: 'WAIT', params: { ms: 400_000 } },
  { code: 'GO', to: 'desk' },
]);
const REPLAY: Replay = {
  completedWorkId: 'attempt',
  taskId: 'task',
  simulation: {
    simulation: 'EQUIPMENT',
    codeVersion: equipmentSimulation.codeVersion,
    caseId: 'case',
    caseRevision: 1,
    rulesetId: 'ruleset',
    rulesetRevision: 1,
    seed,
    ruleset,
    play,
  },
  entries: [...entries],
  finalHash: '',
  invalid: null,
  grade: null,
  reference: null,
  user: { id: 'person', fullName: 'Person', group: null },
  startedAt: '2026-01-01T00:00:00Z',
};
const film = openFilm(REPLAY)!;
const wait = entries.at(-2)!;
const NOW = '2026-01-02T00:00:00Z';

it.each([
  ['at the beginning', 0, 0, 0, 0],
  ['after an entry', 12, 0, 12, 0],
  ['in the middle of the wait', entries.length - 1, wait.at + 150_000, entries.length - 2, 150_000],
  ['at the end', entries.length, 0, entries.length, 0],
])('a fork %s', (_, count, atMs, taken, restMs) => {
  const fork = forkAt(film, count, atMs);
  expect([fork.entries, fork.restMs]).toEqual([entries.slice(0, taken), restMs]);
});

it('goes on from the moment that was shown, and leaves the attempt as it was', () => {
  const before = JSON.stringify(REPLAY.entries);
  const atMs = wait.at + 150_000;
  const fork = forkAt(film, entries.length - 1, atMs);
  const log = new RunLog(forkRun(REPLAY, fork.entries, NOW));
  const game = openFork(film, REPLAY, log);
  game.tryAll([{ code: 'WAIT', params: { ms: fork.restMs } }]);
  const shown = stateWhile(ruleset, film.timeline, atMs);
  expect([game.view().state.track, game.view().state.carriers, game.view().state.clockMs]).toEqual([
    shown.track,
    shown.carriers,
    shown.clockMs,
  ]);
  game.tryAll([{ code: 'VOICE' }]);
  expect(log.run().entries).toEqual(game.view().entries);
  expect(log.run().entries.map(({ seq }) => seq)).toEqual(game.view().entries.map((_, at) => at + 1));
  expect(JSON.stringify(REPLAY.entries)).toBe(before);
  expect(game.mayRestart()).toBe(false);
});

it.each([
  [{}, true],
  [{ caseRevision: 2 }, false],
  [{ rulesetRevision: 2 }, false],
  [{ codeVersion: equipmentSimulation.codeVersion + 1 }, false],
])('a kept way with %j is gone on with: %s', (part, expected) => {
  expect(isRunOf({ ...forkRun(REPLAY, [], NOW), ...part }, REPLAY.simulation)).toBe(expected);
});
