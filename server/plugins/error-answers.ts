/** Every error in the one shape of the contract, in the language of the request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses, type ErrorAnswer, type ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/texts.ts';
import { languageOf, messageIn } from '../messages/messages.ts';
import { StorageFault, type StorageFaultKind } from '../storage/storage-fault.ts';
import { ApiFault, type FaultDetail } from './api-fault.ts';

const MOST_DETAILS = 100;

const faultsOfStorage: Readonly<Partial<Record<StorageFaultKind, () => ApiFault>>> = {
  UNIQUE: () => new ApiFault('CONFLICT'),
  FOREIGN_KEY: () => new ApiFault('CONFLICT'),
  BAD_VALUE: () => new ApiFault('VALIDATION'),
  FULL: () => new ApiFault('STORAGE_FULL'),
  CONFLICT: () => new ApiFault('UNAVAILABLE', { retryAfterSeconds: 1 }),
  UNAVAILABLE: () => new ApiFault('UNAVAILABLE', { retryAfterSeconds: 5 }),
};

/** What the framework itself refuses, by its error codes. */
const faultsOfFramework: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_FILE_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_FILE_TYPE',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
};

function fieldOf(error: Error, name: string): unknown {
  return Reflect.get(error, name);
}

/** The refusal that an exception means; undefined when it is a fault of the server. */
export function faultOf(error: unknown): ApiFault | undefined {
  if (error instanceof ApiFault) return error;
  if (error instanceof StorageFault) return faultsOfStorage[error.kind]?.();
  if (!(error instanceof Error)) return undefined;
  const code = faultsOfFramework[String(fieldOf(error, 'code'))];
  if (code !== undefined)
    return new ApiFault(code, code === 'TOO_LARGE' ? { message: 'REQUEST_TOO_LARGE' } : {});
  const status = fieldOf(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500 ? new ApiFault('VALIDATION') : undefined;
}

function detailIn(language: Language, { path, code, message, params }: FaultDetail): ErrorAnswer['details'] {
  const key = message ?? (code in errorStatuses ? (code as ErrorCode) : 'FIELD_INVALID');
  return [{ path, code, message: messageIn(language, key, params) }];
}

/** The body of an error answer. */
export function errorAnswer(fault: ApiFault, language: Language): ErrorAnswer {
  const { code, options } = fault;
  const params = { seconds: options.retryAfterSeconds ?? 1, ...options.params };
  const details = options.details
    ?.slice(0, MOST_DETAILS)
    .flatMap((detail) => detailIn(language, detail) ?? []);
  return {
    status: errorStatuses[code],
    code,
    message: messageIn(language, options.message ?? code, params),
    ...(details === undefined ? {} : { details }),
    ...(options.current === undefined ? {} : { current: options.current }),
  };
}

/** The language of a request's answers. */
export function languageOfRequest(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

/** Answers with an error; what is not a refusal is logged and told only by its request id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error);
  if (fault === undefined) request.log.error({ err: error }, 'a call failed');
  else if (errorStatuses[fault.code] >= 500 && !(error instanceof ApiFault))
    request.log.warn({ err: error }, 'a call was refused');
  const known = fault ?? new ApiFault('INTERNAL');
  const answer = errorAnswer(known, languageOfRequest(request));
  if (answer.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (known.options.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.ceil(known.options.retryAfterSeconds)));
  }
  const body = answer.status >= 500 ? { ...answer, requestId: request.id } : answer;
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}
