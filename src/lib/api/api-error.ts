import type { ErrorCode, ErrorDetail } from '#contract/errors.ts';

/** `NETWORK`: no response. `UNKNOWN`: a response that is not of the API's shape, such as a proxy's page. */
type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN';

interface ApiErrorParts {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  /** In the interface language, ready to be shown. */
  readonly message: string;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly requestId?: string | undefined;
  /** The current state on the server (412, a sequence gap). */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** The single type for everything that can go wrong with a call. */
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

/** Whether the server itself said that the session is over or lacks the right. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
