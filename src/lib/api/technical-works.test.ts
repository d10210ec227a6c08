import { describe, expect, it } from 'vitest';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import {
  isAnnounced,
  isKeptOut,
  isOwnAttemptAt,
  nextCheckMs,
  runningAttemptPath,
} from './technical-works.ts';

const now = Date.parse('2026-03-01T09:00:00.000Z');
const at = (ms: number): string => new Date(now + ms).toISOString();
const OFF: TechnicalWorks = {
  status: 'INACTIVE',
  excludedUserIds: [],
  message: { ru: '', en: '', ch: '' },
  startsAt: null,
  endsAt: null,
  ownAttempts: [],
};
const ON: TechnicalWorks = { ...OFF, status: 'ACTIVE' };

function person(id: string, role: string, privileges: CurrentUser['privileges'] = []): CurrentUser {
  const roles = [{ id: role, name: role, titleName: role }];
  return { id, roles, privileges } as unknown as CurrentUser;
}

type Out = readonly [name: string, works: TechnicalWorks, user: CurrentUser | undefined, expected: boolean];

const outs: readonly Out[] = [
  ['nobody while they are off', OFF, person('a', 'ROLE_STUDENT'), false],
  ['nobody before they begin', { ...ON, status: 'PLANNED' }, person('a', 'ROLE_STUDENT'), false],
  ['a learner', ON, person('a', 'ROLE_STUDENT'), true],
  ['whoever is not signed in', ON, undefined, true],
  ['not the excluded', { ...ON, excludedUserIds: ['a'] }, person('a', 'ROLE_STUDENT'), false],
  ['not an admin', ON, person('a', 'ROLE_ADMIN'), false],
  ['not whoever may end them', ON, person('a', 'ROLE_KEEPER', ['TECHNICAL_WORKS']), false],
];

describe('who is kept out', () => {
  it.each(outs)('%s', (_name, works, user, expected) => expect(isKeptOut(works, user)).toBe(expected));
});

type Case = readonly [name: string, works: TechnicalWorks | undefined, expected: number];

const looks: readonly Case[] = [
  ['as usual', ON, 30_000],
  ['off', OFF, 30_000],
  ['unknown', undefined, 30_000],
  ['at the start', { ...OFF, status: 'PLANNED', startsAt: at(12_000) }, 13_000],
  ['not at once, were the clocks to differ', { ...OFF, status: 'PLANNED', startsAt: at(10) }, 2000],
  ['at the end', { ...ON, startsAt: at(-1000), endsAt: at(5000) }, 6000],
  ['as usual when the end is overdue', { ...ON, endsAt: at(-5000) }, 30_000],
  ['as usual when it is long to go', { ...ON, endsAt: at(3_600_000) }, 30_000],
];

describe('when to look again', () => {
  it.each(looks)('%s', (_name, works, expected) => expect(nextCheckMs(works, now, 0.5)).toBe(expected));
});

it('announces a plan a day before', () => {
  const plan = (ms: number): TechnicalWorks => ({ ...OFF, status: 'PLANNED', startsAt: at(ms) });
  expect(isAnnounced(plan(23 * 3_600_000), now)).toBe(true);
  expect(isAnnounced(plan(25 * 3_600_000), now)).toBe(false);
  expect(isAnnounced(ON, now)).toBe(false);
});

describe('the way back to a running attempt', () => {
  const title = { ru: 'Работа', en: '', ch: '' };
  const attempts = [
    { title, workId: 'w1', kind: 'THEORY', mode: 'TRAINING', executionId: null },
    { title, workId: 'w2', kind: 'PRACTICE', mode: 'SELFCONTROL', executionId: null },
    { title, workId: 'w3', kind: 'EXAM', mode: 'CONTROL', executionId: 'e3' },
  ] as const;

  it('is its address', () => {
    expect(attempts.map(runningAttemptPath)).toEqual([
      '/quiz/w1',
      '/practice-selfcontrol/w2',
      '/controltask/e3',
    ]);
  });

  it('is no other address', () => {
    const works = { ...ON, ownAttempts: [...attempts] };
    expect(isOwnAttemptAt(works, '/quiz/w1/')).toBe(true);
    expect(isOwnAttemptAt(works, '/controltask/e3')).toBe(true);
    expect(isOwnAttemptAt(works, '/quiz/w2')).toBe(false);
    expect(isOwnAttemptAt(works, '/selfcontrol/w1')).toBe(false);
    expect(isOwnAttemptAt(undefined, '/quiz/w1')).toBe(false);
  });
});
