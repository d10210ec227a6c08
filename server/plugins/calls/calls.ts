// Mounts the calls of the contract: checks access and input, and sends the response.
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { authenticate, authorise } from '../security/authentication.ts';
import { sendBlob, sendEvents, sendText, serialise } from './call-responses.ts';
import type { BlobResponse, CallContext, CallHandler, ServerEvent, UploadedFile } from './call-context.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { errorResponse, faultOf, languageOfRequest, mediaFault } from '../errors/error-responses.ts';
import { checkParts } from '../errors/field-faults.ts';
import { once, type KeptResponse } from './idempotency.ts';
import { refuseBadText } from './json-bodies.ts';
import { readMultipart, removeFiles } from './multipart-bodies.ts';
import { checkRunningAttemptCall, guardTechnicalWorks } from './technical-works-guard.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import { uploadRoom, type UploadRoom } from '#server/repositories/upload-quota.ts';
import { versionOf } from './versions.ts';

export const API_PREFIX = '/api/v1';

interface TakenBody {
  readonly data: unknown;
  readonly files: readonly UploadedFile[];
}

/** Throws unless a further file may be uploaded now; returns how much, if the call keeps it. */
async function admitFile(
  call: CallDefinition,
  { server, person }: FastifyRequest,
  taken: readonly UploadedFile[],
): Promise<UploadRoom | undefined> {
  server.freeSpace.requireRoom();
  if (call.forgetsFiles === true || person === undefined) return undefined;
  const room = await uploadRoom(server.storage.db, person, server.config, new Date().toISOString());
  const takenBytes = taken.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return { ...room, leftBytes: room.leftBytes - takenBytes };
}

/** The body and files of a request; throws WRONG_FILE_TYPE if the call does not accept that kind of body. */
export async function takeBody(call: CallDefinition, request: FastifyRequest): Promise<TakenBody> {
  const kind = call.bodyKind ?? 'JSON';
  if (request.isMultipart()) {
    if (kind === 'JSON') throw mediaFault('application/json');
    return readMultipart(request, request.server.config, (taken) => admitFile(call, request, taken));
  }
  if (kind === 'MULTIPART' && request.body !== undefined) throw mediaFault('multipart/form-data');
  return { data: request.body, files: [] };
}

/** Parses params, query and body by the call's schemas. A missing body counts as {}, for defaults. */
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
    body: {
      schema: call.body,
      input: data === undefined ? {} : data,
      isStrictInside: call.isStrictInside,
    },
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
  // Safe: the schemas have just parsed the input, and access has been checked.
  return { params: undefined, query: undefined, body: undefined, ...context } as unknown as CallContext<D>;
}

/** A refusal becomes a response too, so that a repeated request gets the same one. */
async function responseTextOf(
  call: CallDefinition,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<KeptResponse> {
  try {
    const value = await run();
    if (call.responseKind === 'EMPTY') return { status: call.status ?? 204, text: '' };
    return { status: call.status ?? 200, text: serialise(call, value) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    const response = errorResponse(fault, languageOfRequest(request));
    if (response.status >= 500 || fault.options.retryAfterSeconds !== undefined) throw error;
    return { status: response.status, text: JSON.stringify(response) };
  }
}

function idempotencyKeyOf(call: CallDefinition, request: FastifyRequest): string | undefined {
  if (call.method !== 'POST' || call.isRepeatable === true) return undefined;
  if (call.path.startsWith('/auth/') || request.person === undefined) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiFault('VALIDATION', {
      details: [
        {
          path: 'Idempotency-Key',
          code: 'FIELD_FORMAT',
          message: 'FIELD_FORMAT',
          params: { allowed: '1–200 ASCII' },
        },
      ],
    });
  }
  return key;
}

async function respondJson(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  taken: TakenBody,
  run: () => Promise<unknown>,
): Promise<FastifyReply> {
  const key = idempotencyKeyOf(call, request);
  const { person } = request;
  if (key === undefined || person === undefined) {
    const value = await run();
    if (call.responseKind === 'EMPTY') return sendText(reply, call.status ?? 204, '');
    return sendText(reply, call.status ?? 200, serialise(call, value));
  }
  const files = taken.files.map((file) => [file.name, file.sha256]);
  const body = JSON.stringify([taken.data ?? null, files, request.query]);
  const path = request.url.split('?')[0]?.replace(/\/+$/, '') ?? '';
  // Visitors of a demo account repeat nothing of each other.
  const owner = person.demo ? `${person.id} ${person.sessionId}` : person.id;
  const response = await once(request.server.storage, { owner, method: call.method, path, key, body }, () =>
    responseTextOf(call, request, run),
  );
  return sendText(reply, response.status, response.text);
}

/** Throws FORBIDDEN where the call changes what only its co-authors may change. */
async function refuseOthers(
  { edits }: CallDefinition,
  { params, person, server }: FastifyRequest,
): Promise<void> {
  if (edits === undefined || person === undefined) return;
  // The schema of the parameters has just parsed it.
  const id = (params as Readonly<Record<string, string>>)[edits.param] ?? '';
  await refuseOthersContent(server.storage.db, person, edits.kind, [id]);
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
    await refuseOthers(call, request);
    if (call.responseKind === 'BLOB')
      return sendBlob(request, reply, (await handler(context)) as BlobResponse);
    if (call.responseKind === 'EVENTS') {
      return sendEvents(
        reply,
        (await handler(context)) as AsyncIterable<ServerEvent>,
        request.server.stopSignal,
      );
    }
    return await respondJson(call, request, reply, taken, () => handler(context));
  } finally {
    await removeFiles(taken.files);
  }
}

function gate(call: CallDefinition): preHandlerAsyncHookHandler {
  return async (request) => {
    const { storage, accessTokens } = request.server;
    request.person = await authenticate(request, call.access, accessTokens, storage.db);
    await guardTechnicalWorks(call, request, storage.db);
    authorise(request.person, call);
  };
}

/**
 * Mounts a call under /api/v1, with and without the trailing slash.
 * @param handler returns the value of the response, or throws ApiFault
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
    url: `${API_PREFIX}${call.path}`,
    // Before the body is read, so that nobody uploads to a call they may not make.
    onRequest: gate(call),
    handler: (request, reply) => serve(call, handler, request, reply),
  });
}

/** The ids of calls in the contract that have no handler. */
export function missingCalls(app: FastifyInstance, calls: readonly CallDefinition[]): readonly string[] {
  return calls.filter((call) => !app.registeredCalls.has(call.id)).map((call) => call.id);
}
