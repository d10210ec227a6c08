/** Every resource's routes: a visible list. That each call of the contract has a handler is checked at the start. */
import type { FastifyInstance } from 'fastify';

export const routes: readonly ((app: FastifyInstance) => void)[] = [];
