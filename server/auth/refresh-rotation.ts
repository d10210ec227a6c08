/** What to do with a refresh token that somebody brings: the rule of rotation, without the database. */

export const refreshLifeMs = 30 * 24 * 3_600_000;
/** A used token is good again this long, for an answer that was lost on its way. */
export const lostAnswerMs = 60_000;

export interface RefreshTokenState {
  readonly expiresAt: number;
  /** When it was exchanged first; null as long as it was not. */
  readonly usedAt: number | null;
  /** Whether one of the tokens given in exchange has itself been exchanged. */
  readonly successorUsed: boolean;
  /** Whether its family (the session) has ended: sign-out, theft, a new password. */
  readonly familyEnded: boolean;
}

export type RefreshDecision = 'ROTATE' | 'REISSUE' | 'THEFT' | 'REFUSE';

/**
 * ROTATE: first use. REISSUE: the answer was lost, a new successor is given in place of the lost one.
 * THEFT: two people hold the token, the family must end. REFUSE: expired or ended already.
 */
export function decideRefresh(token: RefreshTokenState, now: number): RefreshDecision {
  if (token.familyEnded) return 'REFUSE';
  if (token.usedAt === null) return token.expiresAt > now ? 'ROTATE' : 'REFUSE';
  const lostAnswer = !token.successorUsed && now - token.usedAt <= lostAnswerMs;
  return lostAnswer ? 'REISSUE' : 'THEFT';
}
