// Profiles of the terminal: the screens and the parameters of each role, to make cases with.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, noContentSchema } from '../common.ts';
import {
  listedProfileSchema,
  profileInputSchema,
  terminalProfileDetailsSchema,
} from '../entities/terminal-profile.ts';
import { equipmentRoleSchema } from '../simulation/equipment-kinds.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listTerminalProfiles = defineCall({
  id: 'listTerminalProfiles',
  method: 'GET',
  path: '/terminal-profiles',
  access: ['PRACTICE_EDIT'],
  summary: 'Profiles of the terminal: screens and parameters of a role',
  query: pageQuery(['title', 'changedAt', 'useCount'], 'title,asc').extend({
    search: z.string().max(200).optional(),
    role: equipmentRoleSchema.optional(),
    /** true: those in the archive, otherwise the others. */
    archived: z.enum(['true', 'false']).default('false'),
    /** true: none of which there is only a draft. */
    published: z.enum(['true']).optional(),
  }),
  response: pageOf(listedProfileSchema),
});

export const getTerminalProfile = defineCall({
  id: 'getTerminalProfile',
  method: 'GET',
  path: '/terminal-profiles/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'One profile of the terminal, with the cases that were made with it',
  params: idParams,
  response: terminalProfileDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const createTerminalProfile = defineCall({
  id: 'createTerminalProfile',
  method: 'POST',
  path: '/terminal-profiles',
  access: ['PRACTICE_EDIT'],
  summary: 'Make a profile of the terminal',
  body: profileInputSchema,
  response: terminalProfileDetailsSchema,
  status: 201,
});

export const updateTerminalProfile = defineCall({
  id: 'updateTerminalProfile',
  method: 'PUT',
  path: '/terminal-profiles/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Publish a new revision of a profile; cases keep what they took over',
  params: idParams,
  body: profileInputSchema,
  response: terminalProfileDetailsSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const deleteTerminalProfile = defineCall({
  id: 'deleteTerminalProfile',
  method: 'DELETE',
  path: '/terminal-profiles/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive a profile: it is offered no more, and cases stay as they are',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const restoreTerminalProfile = defineCall({
  id: 'restoreTerminalProfile',
  method: 'POST',
  path: '/terminal-profiles/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring a profile back from the archive',
  params: idParams,
  response: terminalProfileDetailsSchema,
  errors: ['NOT_FOUND'],
});
