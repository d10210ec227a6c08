// The versions of the bay's behaviour. A log is replayed by the one that it was recorded with, so a difference
// between two of them stands where it acts, behind a question to the state.
import type { EquipmentState } from './state.ts';

/** What new logs are recorded with. */
export const CODE_VERSION = 3;

/** All versions that old logs can ask for. */
export const CODE_VERSIONS: readonly number[] = [1, 2, CODE_VERSION];

/**
 * Version 2: the standards' states never disagree, a halt keeps what was under way, and leaving takes its way.
 * States of version 1 don't name their version.
 */
export function isSince2({ codeVersion = 1 }: Pick<EquipmentState, 'codeVersion'>): boolean {
  return codeVersion >= 2;
}

/**
 * Version 3: a plate is always in one place and an arm carries one, plates stay where an abort or an EMO found
 * them, time and wrong figures spoil them.
 */
export function isSince3({ codeVersion = 1 }: Pick<EquipmentState, 'codeVersion'>): boolean {
  return codeVersion >= 3;
}
