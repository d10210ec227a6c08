// The groups of privileges on the page of roles, and which privileges must be granted with care.
import type { Privilege } from '#contract/privileges.ts';

export type PrivilegeGroup = 'learning' | 'content' | 'control' | 'results' | 'people' | 'system';

export const PRIVILEGE_GROUPS = {
  learning: ['LEARN', 'PRACTICE_TEST'],
  content: ['COURSES_EDIT', 'WORKS_EDIT', 'TASKS_EDIT'],
  control: ['EXECUTIONS_EDIT', 'EXECUTIONS_WATCH', 'EXECUTIONS_ACT'],
  results: ['RESULTS_READ', 'RESULTS_REVIEW', 'EXPORT'],
  people: ['USERS_EDIT', 'GROUPS_EDIT', 'REGISTRATIONS_REVIEW', 'QR_EDIT', 'ROLES_EDIT', 'AUDIT_READ'],
  system: ['TECHNICAL_WORKS', 'PRACTICE_EDIT'],
} as const satisfies Record<PrivilegeGroup, readonly Privilege[]>;

export const privilegeGroupNames = Object.keys(PRIVILEGE_GROUPS) as readonly PrivilegeGroup[];

/** With one of these, a person decides what others may do, or locks them out. */
const RISKY: readonly Privilege[] = ['USERS_EDIT', 'ROLES_EDIT', 'TECHNICAL_WORKS', 'TASKS_EDIT'];

export function isRisky(privilege: Privilege): boolean {
  return RISKY.includes(privilege);
}

export interface PrivilegeChange {
  readonly given: readonly Privilege[];
  readonly taken: readonly Privilege[];
}

export function changeOf(before: readonly Privilege[], after: ReadonlySet<Privilege>): PrivilegeChange {
  return {
    given: [...after].filter((privilege) => !before.includes(privilege)),
    taken: before.filter((privilege) => !after.has(privilege)),
  };
}

interface Circumstances {
  /** How many people have the role. */
  readonly userCount: number;
  /** The reader has the role too. */
  readonly own: boolean;
}

/**
 * Whether to ask before saving: when people have the role, and the change grants power, revokes something, or
 * affects the reader.
 */
export function asksFirst({ given, taken }: PrivilegeChange, { userCount, own }: Circumstances): boolean {
  if (given.length + taken.length === 0) return false;
  if (own && taken.length > 0) return true;
  return userCount > 0 && (taken.length > 0 || given.some(isRisky));
}
