// Roles and their privileges.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, noContentSchema } from '../common.ts';
import { roleSchema } from '../entities/user.ts';
import { privilegeSchema } from '../privileges.ts';
import { writtenText } from '../written-text.ts';

/** A role with the number of people who have it, as their first role or an additional one. */
export const roleWithCountSchema = roleSchema.extend({ userCount: z.number().int() });
export type RoleWithCount = z.infer<typeof roleWithCountSchema>;

const titleSchema = writtenText(100);
const privilegeListSchema = z.array(privilegeSchema).max(100);

export const listRoles = defineCall({
  id: 'listRoles',
  method: 'GET',
  path: '/roles',
  access: ['ROLES_EDIT', 'USERS_EDIT', 'REGISTRATIONS_REVIEW'],
  summary: 'All roles: the built-in ones first, then by title',
  response: z.array(roleWithCountSchema),
});

export const getRole = defineCall({
  id: 'getRole',
  method: 'GET',
  path: '/roles/:id',
  access: ['ROLES_EDIT', 'USERS_EDIT', 'REGISTRATIONS_REVIEW'],
  summary: 'One role',
  params: idParams,
  response: roleWithCountSchema,
  errors: ['NOT_FOUND'],
});

export const createRole = defineCall({
  id: 'createRole',
  method: 'POST',
  path: '/roles',
  access: ['ROLES_EDIT'],
  summary: 'Make a role; nobody gives privileges that they do not have themselves',
  body: z.object({
    titleName: titleSchema,
    privileges: privilegeListSchema,
    /** Derived from the id when absent. */
    name: z
      .string()
      .regex(/^ROLE_[A-Z0-9_]{1,60}$/)
      .optional(),
  }),
  response: roleWithCountSchema,
  status: 201,
  errors: ['TAKEN'],
});

export const updateRole = defineCall({
  id: 'updateRole',
  method: 'PATCH',
  path: '/roles/:id',
  access: ['ROLES_EDIT'],
  summary: 'Change the title or the privileges; in force at the next call of everybody who has the role',
  params: idParams,
  body: z.object({ titleName: titleSchema.optional(), privileges: privilegeListSchema.optional() }),
  response: roleWithCountSchema,
  errors: ['NOT_FOUND', 'TAKEN', 'VERSION_MOVED', 'LAST_ADMIN'],
  ifMatch: 'OPTIONAL',
});

export const deleteRole = defineCall({
  id: 'deleteRole',
  method: 'DELETE',
  path: '/roles/:id',
  access: ['ROLES_EDIT'],
  summary: 'Delete a role that nobody has; a built-in one stays',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
