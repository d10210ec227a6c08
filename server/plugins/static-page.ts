// The built page: precompressed, hashed files cached for ever, index.html for every address of a page.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstFileLinks } from '#contract/first-files.ts';
import { ApiFault } from './errors/api-fault.ts';
import { sendError } from './errors/error-responses.ts';
import { PAGE_HEADERS } from './security/security-headers.ts';

const builtPage = resolve(import.meta.dirname, '../../dist');
const MAX_LISTENERS = 40;
/** A name with Vite's hash: such a file never changes. */
/** What is never a page or a worker of its own, and so needs no policies for one: parts of pages, pictures, sounds, fonts. */
const PART = /(?<!worker[\w.-]*)\.(?:js|css|json|webp|woff2|webm|mp3)(?:\.br|\.gz)?$/;
const HASHED = /[.-][\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

function isPageAddress(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return path !== '/api' && !path.startsWith('/api/') && !/\.[\w]{1,12}$/.test(path);
}

/** What the build wrote of each address's files (first-files.json); none for a page that was built without it. */
function readFirstFiles(root: string): (pathname: string) => string | undefined {
  const path = join(root, 'first-files.json');
  if (!existsSync(path)) return () => undefined;
  return firstFileLinks(
    JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, readonly string[]>>,
  );
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new ApiFault('NOT_FOUND'), request, reply);
}

/** @param root the folder of the built page; if there is none (development, tests), only the API responds */
export async function addStaticPage(app: FastifyInstance, root: string = builtPage): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  // The static plugin adds many listeners to one response, which is not a leak: raise the warning's limit.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) reply.raw.setMaxListeners(MAX_LISTENERS);
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
      if (immutable && PART.test(path)) for (const name of PAGE_HEADERS) void reply.removeHeader(name);
    },
  });
  const linkOf = readFirstFiles(root);
  app.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request)) return notFound(request, reply);
    const link = linkOf(request.url.split('?')[0] ?? '');
    if (link !== undefined) void reply.header('link', link);
    return reply.code(200).sendFile('index.html');
  });
}
