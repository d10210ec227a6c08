// The closed set of privileges, and those of the five built-in roles (from the brief's table of privileges).
import { z } from 'zod';

export const PRIVILEGES = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
  'EXECUTIONS_WATCH',
  'EXECUTIONS_ACT',
  'RESULTS_READ',
  'RESULTS_REVIEW',
  'EXPORT',
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'QR_EDIT',
  'AUDIT_READ',
  'TECHNICAL_WORKS',
  'PRACTICE_EDIT',
  'PRACTICE_TEST',
  'LEARN',
] as const;

export const privilegeSchema = z.enum(PRIVILEGES);
export type Privilege = z.infer<typeof privilegeSchema>;

export const ROLE_NAMES = [
  'ROLE_STUDENT',
  'ROLE_ADMIN',
  'ROLE_TEACHER',
  'ROLE_GUEST_DEMO',
  'ROLE_DEMO',
] as const;
export type BuiltInRoleName = (typeof ROLE_NAMES)[number];

const TEACHING = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
  'EXECUTIONS_WATCH',
  'EXECUTIONS_ACT',
  'RESULTS_READ',
  'RESULTS_REVIEW',
  'EXPORT',
  'LEARN',
] as const satisfies readonly Privilege[];

/** The initial privileges of the built-in roles. An admin may change them: what counts is the database. */
export const BUILT_IN_PRIVILEGES = {
  ROLE_ADMIN: PRIVILEGES,
  ROLE_TEACHER: TEACHING,
  ROLE_STUDENT: ['LEARN'],
  ROLE_GUEST_DEMO: ['LEARN', 'PRACTICE_TEST'],
  ROLE_DEMO: ['LEARN'],
} as const satisfies Record<BuiltInRoleName, readonly Privilege[]>;

/** Roles whose attempts belong to the session and never appear in the results. */
export const DEMO_ROLES: readonly string[] = ['ROLE_GUEST_DEMO', 'ROLE_DEMO'];
