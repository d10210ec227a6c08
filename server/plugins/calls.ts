/** Mounts calls of the contract: who may make them, what they take, what they answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { authenticate, authorise } from './authentication.ts';
import { sendBlob, sendEvents, sendText, serialise } from './call-answers.ts';
import type { BlobAnswer, CallContext, CallHandler, ServerEvent, UploadedFile } from './call-context.ts';
import { ApiFault } from './api-fault.ts';
import { errorAnswer, faultOf, languageOfRequest } from './error-answers.ts';
import { checkParts } from './field-faults.ts';
import { once, type KeptAnswer } from './idempotency.ts';
import { refuseBadText } from './json-bodies.ts';
import { readMultipart, removeFiles } from './multipart-bodies.ts';
import { checkRunningAttemptCall, guardTechnicalWorks } from './technical-works-guard.ts';
import { versionOf } from './versions.ts';

export const apiPrefix = '/api/v1';

interface TakenBody {
  readonly data: unknown;
  readonly files: readonly UploadedFile[];
}

/** The body of a request as its call takes it. */
export async function takeBody(call: CallDefinition, request: FastifyRequest): Promise<TakenBody> {
  const kind = call.bodyKind ?? 'JSON';
  if (request.isMultipart()) {
    if (kind === 'JSON') throw new ApiFault('WRONG_FILE_TYPE', { message: 'MEDIA_TYPE' });
    return readMultipart(request, request.server.config);
  }
  if (kind === 'MULTIPART' && request.body !== undefined)
    throw new ApiFault('WRONG_FILE_TYPE', { message: 'MEDIA_TYPE' });
  return { data: request.body, files: [] };
}

/** Nothing sent is the empty object where a body is wanted, so that defaults apply and missing fields are named. */
export function checkInput(
  call: CallDefinition,
  request: FastifyRequest,
  data: unknown,
): Record<string, unknown> {
  refuseBadText(request.query);
  refuseBadText(request.params);
  return checkParts({
    params: { schema: call.params, input: request.params },
    query: { schema: call.query, input: request.query },
    body: { schema: call.body, input: data === undefined && call.bodyKind === undefined ? {} : data },
  });
}

function contextOf<D extends CallDefinition>(
  call: D,
  request: FastifyRequest,
  reply: FastifyReply,
  files: readonly UploadedFile[],
  input: Record<string, unknown>,
): CallContext<D> {
  const context = {
    ...input,
    files,
    person: request.person,
    language: languageOfRequest(request),
    ifMatch: versionOf(request, call),
    now: new Date().toISOString(),
    address: request.ip,
    storage: request.server.storage,
    config: request.server.config,
    request,
    reply,
  };
  // The schemas have just parsed the input, and the access of the call has been held.
  return { params: undefined, query: undefined, body: undefined, ...context } as unknown as CallContext<D>;
}

/** A refusal becomes an answer, so that a repeat of the request gets the same one. */
async function answerText(
  call: CallDefinition,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<KeptAnswer> {
  try {
    const value = await run();
    if (call.answerKind === 'EMPTY') return { status: call.status ?? 204, text: '' };
    return { status: call.status ?? 200, text: serialise(call, value) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    const answer = errorAnswer(fault, languageOfRequest(request));
    if (answer.status >= 500 || fault.options.retryAfterSeconds !== undefined) throw error;
    return { status: answer.status, text: JSON.stringify(answer) };
  }
}

function idempotencyKeyOf(call: CallDefinition, request: FastifyRequest): string | undefined {
  if (call.method !== 'POST' || call.isRepeatable === true) return undefined;
  if (call.path.startsWith('/auth/') || request.person === undefined) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiFault('VALIDATION', {
      details: [{ path: 'Idempotency-Key', code: 'FIELD_FORMAT', message: 'FIELD_FORMAT' }],
    });
  }
  return key;
}

async function answerJson(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  taken: TakenBody,
  run: () => Promise<unknown>,
): Promise<FastifyReply> {
  const key = idempotencyKeyOf(call, request);
  const userId = request.person?.id;
  if (key === undefined || userId === undefined) {
    const value = await run();
    if (call.answerKind === 'EMPTY') return sendText(reply, call.status ?? 204, '');
    return sendText(reply, call.status ?? 200, serialise(call, value));
  }
  const files = taken.files.map((file) => [file.name, file.sha256]);
  const body = JSON.stringify([taken.data ?? null, files, request.query]);
  const path = request.url.split('?')[0]?.replace(/\/+$/, '') ?? '';
  const answer = await once(request.server.storage, { userId, method: call.method, path, key, body }, () =>
    answerText(call, request, run),
  );
  return sendText(reply, answer.status, answer.text);
}

async function serve<D extends CallDefinition>(
  call: D,
  handler: CallHandler<D>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const taken = await takeBody(call, request);
  try {
    const context = contextOf(call, request, reply, taken.files, checkInput(call, request, taken.data));
    if (call.answerKind === 'BLOB') return sendBlob(request, reply, (await handler(context)) as BlobAnswer);
    if (call.answerKind === 'EVENTS') {
      return sendEvents(
        reply,
        (await handler(context)) as AsyncIterable<ServerEvent>,
        request.server.stopSignal,
      );
    }
    return await answerJson(call, request, reply, taken, () => handler(context));
  } finally {
    await removeFiles(taken.files);
  }
}

function gate(call: CallDefinition): preHandlerAsyncHookHandler {
  return async (request) => {
    const { storage, accessTokens } = request.server;
    request.person = await authenticate(request, call.access, accessTokens, storage.db);
    await guardTechnicalWorks(call, request, storage.db);
    authorise(request.person, call.access);
  };
}

/**
 * Mounts a call under /api/v1, with and without the trailing slash.
 * @param handler gives the answer, or throws ApiFault
 */
export function registerCall<D extends CallDefinition>(
  app: FastifyInstance,
  call: D,
  handler: CallHandler<D>,
): void {
  if (app.registeredCalls.has(call.id)) throw new Error(`The call ${call.id} is registered twice.`);
  checkRunningAttemptCall(call);
  app.registeredCalls.add(call.id);
  app.route({
    method: call.method,
    url: `${apiPrefix}${call.path}`,
    // Before the body is read: nobody uploads what they may not.
    onRequest: gate(call),
    handler: (request, reply) => serve(call, handler, request, reply),
  });
}

/** Which calls of the contract have no handler. */
export function missingCalls(app: FastifyInstance, calls: readonly CallDefinition[]): readonly string[] {
  return calls.filter((call) => !app.registeredCalls.has(call.id)).map((call) => call.id);
}
