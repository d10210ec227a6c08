import type { ErrorCode, ErrorDetail } from '#contract/errors.ts';

/** `NETWORK`: no answer came at all. `UNKNOWN`: an answer that is not of the API's shape (a proxy's page, for example). */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN';

export interface ApiErrorParts {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** In the language of the interface, ready to be shown. */
  readonly message: string;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly requestId?: string | undefined;
  /** What the server holds now (412, a sequence gap). */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** The one shape of everything that can go wrong with a call. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details ?? [];
    this.requestId = parts.requestId;
    this.current = parts.current;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether the server itself said that this session is over or may not do this. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
