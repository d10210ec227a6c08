import { BUILT_IN_PRIVILEGES, type BuiltInRoleName } from '#contract/privileges.ts';
import { describe, expect, it } from 'vitest';
import { decideRoute, type Visitor } from './guard.ts';
import { routeIds, routeOf, type RouteId } from './routes.ts';

const NOBODY: Visitor = { signedIn: false, sessionLost: false, privileges: undefined, keptOut: false };

function as(role: BuiltInRoleName, more: Partial<Visitor> = {}): Visitor {
  return { ...NOBODY, signedIn: true, privileges: BUILT_IN_PRIVILEGES[role], ...more };
}

function outcome(route: RouteId, visitor: Visitor): string {
  const decision = decideRoute(routeOf(route), visitor);
  return decision.kind === 'GO' ? decision.to : decision.kind;
}

describe('the guard', () => {
  it.each([
    ['start', NOBODY, 'SHOW'],
    ['privacy', NOBODY, 'SHOW'],
    ['technicalWork', NOBODY, 'SHOW'],
    ['notEnough', NOBODY, 'SHOW'],
    ['cabinet', NOBODY, '/'],
    ['users', NOBODY, '/'],
    ['notFound', NOBODY, '/'],
    ['quiz', NOBODY, '/'],
    ['quiz', { ...NOBODY, sessionLost: true }, 'SHOW'],
    ['cabinet', { ...NOBODY, sessionLost: true }, '/'],
    ['cabinet', as('ROLE_STUDENT'), 'SHOW'],
    ['users', as('ROLE_STUDENT'), '/not-enough'],
    ['courses', as('ROLE_STUDENT'), '/not-enough'],
    ['courses', as('ROLE_TEACHER'), 'SHOW'],
    ['account', as('ROLE_TEACHER'), 'SHOW'],
    ['account', as('ROLE_STUDENT'), '/not-enough'],
    ['users', as('ROLE_TEACHER'), '/not-enough'],
    ['practiceTest', as('ROLE_TEACHER'), '/not-enough'],
    ['practiceTest', as('ROLE_GUEST_DEMO'), 'SHOW'],
    ['practiceTest', as('ROLE_DEMO'), '/not-enough'],
    ['practiceTest', as('ROLE_ADMIN'), 'SHOW'],
    ['notFound', as('ROLE_STUDENT'), 'SHOW'],
    ['users', { ...NOBODY, signedIn: true }, 'WAIT'],
    ['cabinet', { ...NOBODY, signedIn: true }, 'SHOW'],
  ] as const)('%s', (route, visitor, expected) => expect(outcome(route, visitor)).toBe(expected));

  it('opens every route to an admin', () => {
    for (const id of routeIds) expect(outcome(id, as('ROLE_ADMIN')), id).toBe('SHOW');
  });

  it('lets technical works close everything but the start page and their notice', () => {
    for (const id of routeIds) {
      const expected = id === 'start' || id === 'technicalWork' ? 'SHOW' : '/technical-work';
      expect(outcome(id, as('ROLE_STUDENT', { keptOut: true })), id).toBe(expected);
      expect(outcome(id, { ...NOBODY, keptOut: true }), id).toBe(expected);
    }
  });
});
