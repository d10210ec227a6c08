// The right reason of a call as a mark that tells whether a reason is it, but not which it is.
import { sha256Hex } from '#machines/kit/hash.ts';

const SIGN = '~';
const DIGITS = 24;

/** What stands for the reason in a ruleset that travels where the right reasons do not; `salt` keeps it to one attempt. */
export function reasonToken(salt: string, situation: string, reason: string): string {
  return `${SIGN}${salt}${SIGN}${sha256Hex(`${salt} ${situation} ${reason}`).slice(0, DIGITS)}`;
}

/** Whether the reasons of a situation, in words or as tokens, have this one. */
export function hasReason(reasons: readonly string[], situation: string, reason: string): boolean {
  return reasons.some((own) => {
    const [start, salt] = own.split(SIGN);
    return (
      own === reason || (start === '' && salt !== undefined && own === reasonToken(salt, situation, reason))
    );
  });
}
