// The second site's cases under the checks that an author's case gets: proved, and no run that leaves something out passes unnoticed.
import { expect, test } from 'vitest';
import { checkCase, PROVING_SCORE } from '#machines/kit/checks/check-case.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_SITE } from '#machines/room/builtin/instrument-site.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';

test.each(INSTRUMENT_CASES)('$id', ({ id, play, seed }) => {
  const key = INSTRUMENT_KEYS.find(({ caseId }) => caseId === id)!;
  const { proof, isIdlePassed, unpunished, holes } = checkCase(
    roomPlayer({ ruleset: INSTRUMENT_SITE, play, seed }, key),
    () => undefined,
  );
  expect(proof?.score).toBeGreaterThanOrEqual(PROVING_SCORE);
  expect([isIdlePassed, unpunished]).toEqual([false, []]);
  const facts = holes.flatMap(({ differences }) => differences.map(({ fact }) => fact));
  expect(facts).toEqual([]);
});
