import { expect, test } from 'vitest';
import {
  decideRefresh,
  lostAnswerMs,
  type RefreshDecision,
  type RefreshTokenState,
} from './refresh-rotation.ts';

const now = 1_000_000_000;
const fresh: RefreshTokenState = {
  expiresAt: now + 1000,
  usedAt: null,
  successorUsed: false,
  familyEnded: false,
};

const table: readonly [string, Partial<RefreshTokenState>, RefreshDecision][] = [
  ['fresh', {}, 'ROTATE'],
  ['expired', { expiresAt: now }, 'REFUSE'],
  ['of an ended family', { familyEnded: true }, 'REFUSE'],
  ['used just now, its answer lost', { usedAt: now - 1 }, 'REISSUE'],
  ['used 60 s ago', { usedAt: now - lostAnswerMs }, 'REISSUE'],
  ['used more than 60 s ago', { usedAt: now - lostAnswerMs - 1 }, 'THEFT'],
  ['used just now, its successor used', { usedAt: now - 1, successorUsed: true }, 'THEFT'],
  ['used long ago and expired since', { usedAt: now - 90_000, expiresAt: now - 1 }, 'THEFT'],
  ['used, of an ended family', { usedAt: now - 1, successorUsed: true, familyEnded: true }, 'REFUSE'],
];

test.each(table)('a token %s', (_name, change, decision) => {
  expect(decideRefresh({ ...fresh, ...change }, now)).toBe(decision);
});
