/** The built page: compressed ahead of time, hashed files kept for ever, every page address answered by index.html. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ApiFault } from './api-fault.ts';
import { sendError } from './error-answers.ts';

const builtPage = resolve(import.meta.dirname, '../../dist');
const MOST_LISTENERS = 40;
/** Vite's hash in the name: such a file never changes. */
const HASHED = /[.-][\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

function isPageAddress(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return path !== '/api' && !path.startsWith('/api/') && !/\.[\w]{1,12}$/.test(path);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new ApiFault('NOT_FOUND'), request, reply);
}

/** @param root where the built page lies; without one there (development, tests) only the API answers */
export async function addStaticPage(app: FastifyInstance, root: string = builtPage): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  // The static plugin waits for one answer in many places at once, each with a listener of its own; none of them leaks.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) reply.raw.setMaxListeners(MOST_LISTENERS);
    done();
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(root, 'assets')) && HASHED.test(path);
      void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPageAddress(request) ? reply.code(200).sendFile('index.html') : notFound(request, reply),
  );
}
