// Builds the Fastify app: plugins, the calls of the contract, the built page.
import './plugins/decorations.ts';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { allCalls } from '#contract/calls/all.ts';
import type { Config } from './config.ts';
import { makeAccessTokens } from './plugins/security/access-tokens.ts';
import { missingCalls } from './plugins/calls/calls.ts';
import { addErrorResponses, sendError } from './plugins/errors/error-responses.ts';
import { addFreeSpace } from './plugins/free-space.ts';
import { addHealth } from './plugins/health.ts';
import { addJsonBodies } from './plugins/calls/json-bodies.ts';
import { addMultipartBodies } from './plugins/calls/multipart-bodies.ts';
import { addOpenApi } from './plugins/openapi/openapi.ts';
import { addRequestLog, logOptions } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security/security-headers.ts';
import { addShutdown } from './plugins/shutdown.ts';
import { addStaticPage } from './plugins/static-page.ts';
import { ROUTES } from './routes/all.ts';
import { newId } from './storage/new-id.ts';
import type { Storage } from './storage/storage.ts';

interface AppOptions {
  readonly storage: Storage;
  readonly config: Config;
  /** The folder of the built page; `dist/` beside the server when left out. */
  readonly pageRoot?: string;
}

/** Fastify's `trustProxy` for the setting; a number counts the proxies in front of the server. */
function trustOf(
  setting: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

function makeFastify(config: Config): FastifyInstance {
  return fastify({
    logger: logOptions(config),
    // request-log.ts writes the log lines instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: config.limits.jsonBytes,
    genReqId: () => newId(),
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Malformed paths such as %ff get the same error shape as everything else.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
}

async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // Responses are compressed on every request, so favour speed over size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    customTypes: /^(?:application\/json|text\/(?:html|css|plain))/,
  });
}

/** The whole server, not yet listening. Registers every call of the contract. */
export async function buildApp({ storage, config, pageRoot }: AppOptions): Promise<FastifyInstance> {
  const app = makeFastify(config);
  app.decorate('storage', storage);
  app.decorate('config', config);
  app.decorate('accessTokens', makeAccessTokens(storage));
  app.decorate('registeredCalls', new Set<string>());
  app.decorateRequest('person', undefined);
  app.decorateRequest('claims', undefined);
  app.decorateRequest('startsRefused', undefined);
  addErrorResponses(app);
  addRequestLog(app);
  addSecurityHeaders(app);
  addShutdown(app);
  addHealth(app);
  addFreeSpace(app);
  addJsonBodies(app);
  await addMultipartBodies(app, config);
  await addCompression(app);
  for (const addRoutes of ROUTES) addRoutes(app);
  addOpenApi(app, allCalls);
  await addStaticPage(app, pageRoot);
  const missing = missingCalls(app, allCalls);
  if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(', ')}.`);
  return app;
}
