import { expect, test } from 'vitest';
import {
  decideRefresh,
  LOST_ANSWER_MS,
  type RefreshDecision,
  type RefreshTokenState,
} from './refresh-rotation.ts';

const NOW = 1_000_000_000;
const FRESH: RefreshTokenState = {
  expiresAt: NOW + 1000,
  usedAt: null,
  successorUsed: false,
  familyEnded: false,
};

const TABLE: readonly [string, Partial<RefreshTokenState>, RefreshDecision][] = [
  ['fresh', {}, 'ROTATE'],
  ['expired', { expiresAt: NOW }, 'REFUSE'],
  ['of an ended family', { familyEnded: true }, 'REFUSE'],
  ['used just now, its answer lost', { usedAt: NOW - 1 }, 'REISSUE'],
  ['used 60 s ago', { usedAt: NOW - LOST_ANSWER_MS }, 'REISSUE'],
  ['used more than 60 s ago', { usedAt: NOW - LOST_ANSWER_MS - 1 }, 'THEFT'],
  ['used just now, its successor used', { usedAt: NOW - 1, successorUsed: true }, 'THEFT'],
  ['used long ago and expired since', { usedAt: NOW - 90_000, expiresAt: NOW - 1 }, 'THEFT'],
  ['used, of an ended family', { usedAt: NOW - 1, successorUsed: true, familyEnded: true }, 'REFUSE'],
];

test.each(TABLE)('a token %s', (_name, change, decision) => {
  expect(decideRefresh({ ...FRESH, ...change }, NOW)).toBe(decision);
});
