import type { FastifyInstance } from 'fastify';
import { getServerSpace } from '#contract/calls/server-space.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';

export function registerServerSpace(app: FastifyInstance): void {
  registerCall(app, getServerSpace, async () => app.freeSpace.state);
}
