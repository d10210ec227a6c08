// The versions of the room's behaviour. A log is replayed by the one that it was recorded with, so a difference
// between two of them stands where it acts, behind a question to the state.
import type { RoomState } from './state.ts';

/** What new logs are recorded with. */
export const CODE_VERSION = 2;

/** All versions that old logs can ask for. */
export const CODE_VERSIONS: readonly number[] = [1, CODE_VERSION];

/**
 * Version 2: dirt is a matter of things and not of their names (what lay on a floor, in a bin or in a street
 * bag soils what it touches; waste in the hand does not), water alone takes nothing away, gloves can be wiped,
 * and a mask under the nose covers no beard. States of version 1 don't name their version.
 */
export function isSince2({ codeVersion = 1 }: Pick<RoomState, 'codeVersion'>): boolean {
  return codeVersion >= 2;
}
