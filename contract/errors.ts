// The shape of every error response, and the closed set of error codes with their statuses.
import { z } from 'zod';

export const ERROR_STATUSES = {
  BAD_JSON: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  WRONG_CREDENTIALS: 403,
  FORBIDDEN: 403,
  DEMO_ACCOUNT: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  SEQUENCE_GAP: 409,
  OLD_WRITER: 409,
  BRANCHED: 409,
  REVIEW_CONFLICT: 409,
  REVIEW_CLAIMED: 409,
  IDEMPOTENCY_MISMATCH: 409,
  ATTEMPT_CLOSED: 409,
  ATTEMPT_LIMIT: 409,
  ATTEMPT_FULL: 409,
  EVENT_NOT_OPEN: 409,
  BOOKMARK_LIMIT: 409,
  VIEW_LIMIT: 409,
  PROMPT_LIMIT: 409,
  WRONG_CODE_WORD: 409,
  HELD_BY_EVENT: 409,
  EVENT_HOLDS: 409,
  WORK_WAITS: 409,
  WHOLE_UPLOAD: 409,
  CLOCK_AHEAD: 409,
  ISSUE_WAITS: 409,
  TAKEN: 409,
  LAST_ADMIN: 409,
  USED_UP: 410,
  VERSION_MOVED: 412,
  TOO_LARGE: 413,
  WRONG_FILE_TYPE: 415,
  VERSION_REQUIRED: 428,
  TOO_MANY_TRIES: 429,
  INTERNAL: 500,
  TECHNICAL_WORKS: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUSES;

const errorDetailSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

export const errorSchema = z.object({
  status: z.number().int(),
  code: z.string(),
  /** In the language of `Accept-Language`. */
  message: z.string(),
  details: z.array(errorDetailSchema).optional(),
  /** The id of the request in the server's log (on 500). */
  requestId: z.string().optional(),
  /** What the server has now: the stored entity (412), the expected number (SEQUENCE_GAP). */
  current: z.unknown().optional(),
});
export type ErrorResponse = z.infer<typeof errorSchema>;
