/** The closed set of privileges and what the five built-in roles have (the brief's table of privileges). */
import { z } from 'zod';

export const privileges = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
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

export const privilegeSchema = z.enum(privileges);
export type Privilege = z.infer<typeof privilegeSchema>;

export const roleNames = [
  'ROLE_STUDENT',
  'ROLE_ADMIN',
  'ROLE_TEACHER',
  'ROLE_GUEST_DEMO',
  'ROLE_DEMO',
] as const;
export type BuiltInRoleName = (typeof roleNames)[number];

const teaching = [
  'COURSES_EDIT',
  'WORKS_EDIT',
  'TASKS_EDIT',
  'EXECUTIONS_EDIT',
  'RESULTS_READ',
  'RESULTS_REVIEW',
  'EXPORT',
  'LEARN',
] as const satisfies readonly Privilege[];

/** The privileges the built-in roles start with; an admin may change them, so the database is the authority. */
export const builtInPrivileges = {
  ROLE_ADMIN: privileges,
  ROLE_TEACHER: teaching,
  ROLE_STUDENT: ['LEARN'],
  ROLE_GUEST_DEMO: ['LEARN', 'PRACTICE_TEST'],
  ROLE_DEMO: ['LEARN'],
} as const satisfies Record<BuiltInRoleName, readonly Privilege[]>;

/** Roles whose attempts belong to the session and are never part of the results. */
export const demoRoles: readonly string[] = ['ROLE_GUEST_DEMO', 'ROLE_DEMO'];
