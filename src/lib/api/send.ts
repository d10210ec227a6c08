// One request and its response, without sessions: every failure becomes an ApiError.

import type { HttpMethod } from '#contract/call.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import i18next from 'i18next';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { serverAnswered, serverUnreached } from './connection.ts';

export const API_BASE = '/api/v1';

export interface SentRequest {
  readonly method: HttpMethod;
  /** Relative to the base, with params and query filled in. */
  readonly url: string;
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly accessToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

function headersOf(request: SentRequest): Headers {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', LANGUAGE_TAGS[currentLanguage()]);
  if (typeof request.body === 'string') headers.set('Content-Type', 'application/json');
  if (request.accessToken !== undefined) headers.set('Authorization', `Bearer ${request.accessToken}`);
  return headers;
}

function isErrorResponse(value: unknown): value is ErrorResponse {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

async function errorOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const retry = retryAfterSeconds(response);
  if (isErrorResponse(answer))
    return new ApiError({ ...answer, status: response.status, retryAfterSeconds: retry });
  const unnamed = response.statusText === '' ? `HTTP ${response.status}` : response.statusText;
  const message = response.status >= 500 ? i18next.t('common:errors.error_500') : unnamed;
  return new ApiError({ status: response.status, code: 'UNKNOWN', message, retryAfterSeconds: retry });
}

/** Sends a request; resolves with a successful response, rejects with an ApiError (or the abort). */
export async function send(request: SentRequest): Promise<Response> {
  const headers = headersOf(request);
  let response: Response;
  try {
    response = await fetch(`${API_BASE}${request.url}`, {
      method: request.method,
      headers,
      body: request.body ?? null,
      signal: request.signal ?? null,
      credentials: 'omit',
    });
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    serverUnreached();
    throw new ApiError({ status: 0, code: 'NETWORK', message: i18next.t('common:errors.network') });
  }
  serverAnswered();
  if (!response.ok) throw await errorOf(response);
  return response;
}
