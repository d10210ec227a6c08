// All routes under auth/.
import type { FastifyInstance } from 'fastify';
import { registerResets } from './reset-routes.ts';
import { registerSignIns } from './sign-in-routes.ts';
import { registerSignUp } from './sign-up-routes.ts';

export function registerAuth(app: FastifyInstance): void {
  registerSignIns(app);
  registerSignUp(app);
  registerResets(app);
}
