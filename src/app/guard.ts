// Where a navigation ends up: one decision from the route, the person and the state of the server.

import type { Privilege } from '#contract/privileges.ts';
import type { AppRoute } from './routes.ts';

export interface Visitor {
  readonly signedIn: boolean;
  /** The server ended the session while an attempt was open. */
  readonly sessionLost: boolean;
  /** Undefined until the current user has been loaded once. */
  readonly privileges: readonly Privilege[] | undefined;
  /** Technical works are on and this person is not exempt. */
  readonly keptOut: boolean;
}

export type GuardDecision =
  | { readonly kind: 'SHOW' }
  | { readonly kind: 'WAIT' }
  | { readonly kind: 'GO'; readonly to: '/' | '/not-enough' | '/technical-work' };

const SHOW: GuardDecision = { kind: 'SHOW' };

function decideAccess(route: AppRoute, visitor: Visitor): GuardDecision {
  if (route.access === 'PUBLIC') return SHOW;
  if (!visitor.signedIn) {
    return route.attempt === true && visitor.sessionLost ? SHOW : { kind: 'GO', to: '/' };
  }
  if (route.access === 'SIGNED_IN') return SHOW;
  if (visitor.privileges === undefined) return { kind: 'WAIT' };
  const allowed = route.access.some((privilege) => visitor.privileges?.includes(privilege));
  return allowed ? SHOW : { kind: 'GO', to: '/not-enough' };
}

/** Technical works close every page except the start page and their own notice. */
export function decideRoute(route: AppRoute, visitor: Visitor): GuardDecision {
  const open = route.path === '/' || route.path === '/technical-work';
  if (visitor.keptOut && !open) return { kind: 'GO', to: '/technical-work' };
  return decideAccess(route, visitor);
}
