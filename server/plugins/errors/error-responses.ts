// Every error response has the one shape of the contract, in the language of the request.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUSES, type ErrorResponse, type ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { languageOf, messageIn } from '#server/messages/messages.ts';
import { StorageFault, type StorageFaultKind } from '#server/storage/storage-fault.ts';
import { ApiFault, type FaultDetail } from './api-fault.ts';

const MAX_DETAILS = 100;

const faultsOfStorage: Readonly<Partial<Record<StorageFaultKind, () => ApiFault>>> = {
  UNIQUE: () => new ApiFault('CONFLICT'),
  FOREIGN_KEY: () => new ApiFault('CONFLICT'),
  BAD_VALUE: () => new ApiFault('VALIDATION'),
  FULL: () => new ApiFault('STORAGE_FULL'),
  CONFLICT: () => new ApiFault('UNAVAILABLE', { retryAfterSeconds: 1 }),
  UNAVAILABLE: () => new ApiFault('UNAVAILABLE', { retryAfterSeconds: 5 }),
  DAMAGED: () => new ApiFault('UNAVAILABLE', { message: 'DATABASE_DAMAGED', retryAfterSeconds: 60 }),
};

/** Fastify's own error codes as codes of the contract. */
const FAULTS_OF_FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
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

/** A refusal of a body by its content type. */
export const mediaFault = (allowed: string): ApiFault =>
  new ApiFault('WRONG_FILE_TYPE', { message: 'MEDIA_TYPE', params: { allowed } });

function faultOfFramework(code: ErrorCode): ApiFault {
  if (code === 'WRONG_FILE_TYPE') return mediaFault('application/json, multipart/form-data');
  return new ApiFault(code, code === 'TOO_LARGE' ? { message: 'REQUEST_TOO_LARGE' } : {});
}

/** The refusal that an exception stands for; undefined if it is a fault of the server. */
export function faultOf(error: unknown): ApiFault | undefined {
  if (error instanceof ApiFault) return error;
  if (error instanceof StorageFault) return faultsOfStorage[error.kind]?.();
  if (!(error instanceof Error)) return undefined;
  const code = FAULTS_OF_FRAMEWORK[String(fieldOf(error, 'code'))];
  if (code !== undefined) return faultOfFramework(code);
  const status = fieldOf(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500 ? new ApiFault('VALIDATION') : undefined;
}

function detailIn(
  language: Language,
  { path, code, message, params }: FaultDetail,
): ErrorResponse['details'] {
  const key = message ?? (code in ERROR_STATUSES ? (code as ErrorCode) : 'FIELD_INVALID');
  return [{ path, code, message: messageIn(language, key, params) }];
}

/** The body of an error response. */
export function errorResponse(fault: ApiFault, language: Language): ErrorResponse {
  const { code, options } = fault;
  const params = { seconds: options.retryAfterSeconds ?? 1, ...options.params };
  const details = options.details
    ?.slice(0, MAX_DETAILS)
    .flatMap((detail) => detailIn(language, detail) ?? []);
  return {
    status: ERROR_STATUSES[code],
    code,
    message: messageIn(language, options.message ?? code, params),
    ...(details === undefined ? {} : { details }),
    ...(options.current === undefined ? {} : { current: options.current }),
  };
}

/** The language in which to respond to a request. */
export function languageOfRequest(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

/** Sends an error response. What is not a refusal is logged, and the client gets only its request id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error);
  if (fault === undefined) request.log.error({ err: error }, 'a call failed');
  else if (ERROR_STATUSES[fault.code] >= 500 && !(error instanceof ApiFault))
    request.log.warn({ err: error }, 'a call was refused');
  const known = fault ?? new ApiFault('INTERNAL');
  const response = errorResponse(known, languageOfRequest(request));
  if (response.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (known.options.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.ceil(known.options.retryAfterSeconds)));
  }
  const body = response.status >= 500 ? { ...response, requestId: request.id } : response;
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Sets the handlers for errors and for unknown addresses. */
export function addErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}
