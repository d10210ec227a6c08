/** Every resource's routes: a visible list. That each call of the contract has a handler is checked at the start. */
import type { FastifyInstance } from 'fastify';
import { registerAuth } from './auth/auth-routes.ts';
import { registerFiles } from './files/files-routes.ts';
import { registerGroups } from './groups/groups-routes.ts';
import { registerRegistrationRequests } from './registration-requests/registration-requests-routes.ts';
import { registerTechnicalWorks } from './technical-works/technical-works-routes.ts';
import { registerUserQr } from './user-qr-auth/user-qr-routes.ts';
import { registerUsers } from './users/users-routes.ts';

export const routes: readonly ((app: FastifyInstance) => void)[] = [
  registerAuth,
  registerFiles,
  registerGroups,
  registerRegistrationRequests,
  registerTechnicalWorks,
  registerUserQr,
  registerUsers,
];
