import { describe, expect, it } from 'vitest';
import type { WaferPlan } from '#machines/equipment/state.ts';
import { lastMove } from './track-places.ts';

const PLAN: readonly WaferPlan[] = [
  {
    slot: 1,
    sentAtMs: 0,
    visits: [
      { step: 'HMDS', module: 'HMDS1', fromMs: 0, toMs: 60_000 },
      { step: 'COAT', module: 'COAT1', fromMs: 60_000, toMs: 120_000 },
    ],
    backAtMs: 120_000,
  },
  {
    slot: 2,
    sentAtMs: 30_000,
    visits: [{ step: 'HMDS', module: 'HMDS2', fromMs: 30_000, toMs: 90_000 }],
  },
];

describe('the plate that was handed over last', () => {
  it.each([
    [0, '1 - HMDS1'],
    [30_000, '2 - HMDS2'],
    [59_999, '2 - HMDS2'],
    [60_000, '1 HMDS1 COAT1'],
    [130_000, '1 COAT1 -'],
  ])('at %d ms: %s', (atMs, move) => {
    const last = lastMove(PLAN, atMs);
    expect(`${last?.slot} ${last?.from ?? '-'} ${last?.to ?? '-'}`).toBe(move);
  });
});
