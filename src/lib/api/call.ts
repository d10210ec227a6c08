// The typed client: call types come from the contract, but none of its schemas are in the browser's first
// load.

import type { CallResponse, CallDefinition, CallInput } from '#contract/call.ts';
import { emitApiEvent } from './api-events.ts';
import { ApiError, isApiError } from './api-error.ts';
import { runExclusively } from '../session/exclusive.ts';
import { randomId } from '../device/random-id.ts';
import { keepableCall, keepLater, keptInstead } from '../kept/keepable-calls.ts';
import { createRefreshSession } from '../session/refresh-session.ts';
import { send, type SentRequest } from './send.ts';
import { isLeaving, loseSession, tokenStore } from '../session/session.ts';
import type { Tokens } from '../session/token-store.ts';

type Given<D extends CallDefinition, K extends keyof CallInput<D>> = [CallInput<D>[K]] extends [undefined]
  ? unknown
  : undefined extends CallInput<D>[K]
    ? { readonly [P in K]?: CallInput<D>[K] }
    : Partial<CallInput<D>[K]> extends CallInput<D>[K]
      ? { readonly [P in K]?: CallInput<D>[K] }
      : { readonly [P in K]: CallInput<D>[K] };

type FilesOf<D extends CallDefinition> = D extends { readonly bodyKind: 'MULTIPART' }
  ? { readonly files: readonly File[] }
  : D extends { readonly bodyKind: 'JSON_OR_MULTIPART' }
    ? { readonly files?: readonly File[] }
    : unknown;

type ReadingOf<D extends CallDefinition> = D extends { readonly responseKind: 'BLOB' }
  ? { readonly as: 'blob' }
  : unknown;

/** Options of any call besides its own input. */
interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version for `If-Match`. */
  readonly ifMatch?: number | undefined;
  /** For a POST: the same for every retry of one act (see act-key.ts); a new one if omitted. */
  readonly idempotencyKey?: string | undefined;
}

export type Input<D extends CallDefinition> = Given<D, 'params'> &
  Given<D, 'query'> &
  Given<D, 'body'> &
  FilesOf<D> &
  ReadingOf<D> &
  CallOptions;

export type ResponseBody<D extends CallDefinition> = D extends { readonly responseKind: 'BLOB' }
  ? Blob
  : CallResponse<D>;

type QueryValue = string | number | boolean | null | undefined;

interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
  readonly as?: 'blob';
}

const refreshSession = createRefreshSession({
  tokens: tokenStore,
  exchange: async (refreshToken) => {
    const body = JSON.stringify({ refreshToken });
    const answer: Tokens = await (await send({ method: 'POST', url: '/auth/refresh', body })).json();
    return answer;
  },
  lose: loseSession,
  exclusively: runExclusively,
});

function urlOf(path: string, input: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function bodyOf(input: LooseInput): BodyInit | undefined {
  if (input.files === undefined) return input.body === undefined ? undefined : JSON.stringify(input.body);
  const form = new FormData();
  form.append('data', new Blob([JSON.stringify(input.body ?? {})], { type: 'application/json' }));
  for (const file of input.files) form.append('files', file, file.name);
  return form;
}

function headersOf(method: string, refreshable: boolean, input: LooseInput): Record<string, string> {
  const headers: Record<string, string> = {};
  if (method === 'POST' && refreshable) headers['Idempotency-Key'] = input.idempotencyKey ?? randomId();
  if (input.ifMatch !== undefined) headers['If-Match'] = String(input.ifMatch);
  return headers;
}

function isRefreshable(path: string): boolean {
  return !path.startsWith('/auth/') && path !== '/users/change-password';
}

/** Sends with the token; after a 401 or 403, refreshes it and retries once under the same idempotency key. */
async function sendInSession(request: Omit<SentRequest, 'accessToken'>): Promise<Response> {
  const accessToken = tokenStore.accessToken();
  try {
    return await send({ ...request, accessToken });
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!refused || accessToken === undefined || !(await refreshSession(accessToken))) throw error;
    return send({ ...request, accessToken: tokenStore.accessToken() });
  }
}

/** Opens a stream of server-sent events of the contract; `path` is filled in as by `call`. Rejects with an ApiError. */
export function openStream(
  path: string,
  input: Pick<LooseInput, 'params' | 'query'>,
  signal: AbortSignal,
): Promise<Response> {
  return sendInSession({ method: 'GET', url: urlOf(path, input), signal });
}

function announce(error: unknown): void {
  if (isApiError(error, 'TECHNICAL_WORKS')) emitApiEvent('TECHNICAL_WORKS');
  if (isApiError(error, 'FORBIDDEN')) emitApiEvent('FORBIDDEN');
}

async function readAnswer(response: Response, input: LooseInput): Promise<unknown> {
  if (input.as === 'blob') return response.blob();
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/**
 * Makes a call of the contract: `call<typeof getWork>('GET', '/works/:id', { params: { id } })` with
 * `import type { getWork }`. Rejects with an ApiError.
 */
export async function call<D extends CallDefinition>(
  method: D['method'],
  path: D['path'],
  input: Input<D>,
): Promise<ResponseBody<D>> {
  const loose = input as LooseInput;
  const refreshable = isRefreshable(path);
  if (isLeaving() && refreshable) return new Promise(() => undefined);
  const request = {
    method,
    url: urlOf(path, loose),
    body: bodyOf(loose),
    headers: headersOf(method, refreshable, loose),
    signal: loose.signal,
  };
  const asked = keepableCall(request, path, tokenStore.accessToken());
  try {
    const response = refreshable
      ? await sendInSession(request)
      : await send({ ...request, accessToken: tokenStore.accessToken() });
    const answer = await readAnswer(response, loose);
    keepLater(asked, answer);
    return answer as ResponseBody<D>;
  } catch (error) {
    const kept = await keptInstead(asked, error);
    if (kept !== undefined) return kept.value as ResponseBody<D>;
    announce(error);
    throw error;
  }
}
