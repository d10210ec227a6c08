// Hashes of a long log at the bay: the time of checking them grows with the entries alone.
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { createSession } from '#machines/kit/session.ts';
import { checkEquipment } from '../equipment/check.ts';
import type { HashClaim, LoggedAnswer } from './check.ts';

const COUNT = 2400;
const bayCase = BUILTIN_EQUIPMENT_CASES[0]!;
const { play, seed } = bayCase;
const { codeVersion } = equipmentSimulation;
const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === bayCase.id)!;

const sha256 = (text: string): string => hash('sha256', text);

/** Somebody who signs in and out again and again: the tool's log, and so the state, grows with each round. */
function logWithClaims() {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
  const { login, password } = ruleset.accounts[0]!;
  const round = [
    { code: 'SCREEN', to: 'LOGIN' },
    { code: 'TYPE', to: 'login', params: { text: login } },
    { code: 'TYPE', to: 'password', params: { text: password } },
    { code: 'SIGN_IN' },
    { code: 'SCREEN', to: 'LOGIN' },
    { code: 'SIGN_OUT' },
  ];
  session.act({ code: 'GO', to: ruleset.places.find(({ kind }) => kind === 'terminal')?.id ?? '' }, 0);
  const claims: HashClaim[] = [];
  while (session.entries().length < COUNT) {
    for (const action of round) {
      session.act(action, session.state().readyAtMs);
      claims.push({ count: session.entries().length, hash: sha256(canonicalJson(session.state())) });
    }
  }
  return { entries: session.entries(), claims, length: canonicalJson(session.state()).length };
}

const { entries, claims, length } = logWithClaims();

function checked(claimed: readonly HashClaim[], digest: LoggedAnswer<unknown, unknown>['digest']) {
  const answer = { codeVersion, ruleset, play, seed, entries, claims: claimed, digest };
  return checkEquipment(answer, key, 10);
}

describe('the hashes of a long log', () => {
  test('are checked in proportion to its entries, though the state grows with each', () => {
    let characters = 0;
    const { invalid } = checked(claims, (text) => {
      characters += text.length;
      return sha256(text);
    });
    expect(invalid).toBeNull();
    expect(length).toBeGreaterThan(60_000);
    // Each checked on its own, it would be about as many times half the length of the last.
    expect(characters).toBeLessThan(entries.length * 16_384 + 2 * length);
    expect(characters).toBeLessThan((entries.length * length) / 3);
  });

  test.each([0, 1, 700, 1801, 2003, 2222, claims.length - 1])(
    'wrong from claim %i on: found at that one',
    (from) => {
      const wrong = claims.map((claim, at) => (at < from ? claim : { ...claim, hash: '0'.repeat(64) }));
      const seq = (claims[from - 1]?.count ?? 0) + 1;
      expect(checked(wrong, sha256).invalid).toEqual({ seq, reason: 'hashMismatch' });
    },
  );

  test.each([0, 41])('an entry that no device may send, at %i: what came before counts', (from) => {
    const odd = entries.map((entry, at) => (at === from ? { ...entry, at: Number.MAX_SAFE_INTEGER } : entry));
    const answer = { codeVersion, ruleset, play, seed, entries: odd, claims: claims.slice(0, 60) };
    expect(checkEquipment(answer, key, 10).invalid).toEqual({ seq: from + 1, reason: 'malformed' });
  });

  test('are the same by the platform as by the machine', () => {
    const few = claims.slice(0, 40);
    expect(checked(few, undefined)).toEqual(checked(few, sha256));
  });
});
