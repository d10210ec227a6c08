// The rotation rule: what to do with a refresh token that a client presents. Pure, without the database.

export const REFRESH_LIFE_MS = 30 * 24 * 3_600_000;
/** How long a used token is accepted once more, in case the response was lost. */
export const LOST_ANSWER_MS = 60_000;

export interface RefreshTokenState {
  readonly expiresAt: number;
  /** When it was first exchanged; null if it has not been. */
  readonly usedAt: number | null;
  /** Whether a token that was given in exchange for it has itself been used. */
  readonly successorUsed: boolean;
  /** Whether its family (the session) has ended: sign-out, theft, a new password. */
  readonly familyEnded: boolean;
}

export type RefreshDecision = 'ROTATE' | 'REISSUE' | 'THEFT' | 'REFUSE';

/**
 * ROTATE: first use. REISSUE: the response was lost, so a new successor replaces the lost one.
 * THEFT: two people hold the token, so the family must end. REFUSE: expired or ended already.
 */
export function decideRefresh(token: RefreshTokenState, now: number): RefreshDecision {
  if (token.familyEnded) return 'REFUSE';
  if (token.usedAt === null) return token.expiresAt > now ? 'ROTATE' : 'REFUSE';
  const lostAnswer = !token.successorUsed && now - token.usedAt <= LOST_ANSWER_MS;
  return lostAnswer ? 'REISSUE' : 'THEFT';
}
