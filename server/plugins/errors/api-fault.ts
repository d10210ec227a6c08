// The exception by which a handler refuses a call; anything else that is thrown becomes a 500.
import type { ErrorCode } from '#contract/errors.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';

export interface FaultDetail {
  /** The path of the field, such as `body.login`, or `login`. */
  readonly path: string;
  /** A stable word, such as `TAKEN`. */
  readonly code: string;
  /** The text to show; by default the text of `code`. */
  readonly message?: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface FaultOptions {
  /** A more precise text than the code's own. */
  readonly message?: MessageKey;
  /** Values for the {placeholders} in the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly details?: readonly FaultDetail[];
  /** What the server has now: the stored thing (VERSION_MOVED), the expected number (SEQUENCE_GAP). */
  readonly current?: unknown;
  /** Seconds for Retry-After (TOO_MANY_TRIES, TECHNICAL_WORKS, UNAVAILABLE). */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export class ApiFault extends Error {
  readonly code: ErrorCode;
  readonly options: FaultOptions;

  constructor(code: ErrorCode, options: FaultOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'ApiFault';
    this.code = code;
    this.options = options;
  }
}

/**
 * A refusal for one invalid field.
 * @param message says what is wrong and what is allowed; NOT_FOUND: the field names something that does not exist, or that the
 * person may not see
 */
export function fieldFault(
  path: string,
  message: Exclude<MessageKey, 'FIELD_INVALID'>,
  { params, cause }: Pick<FaultOptions, 'params' | 'cause'> = {},
): ApiFault {
  const detail: FaultDetail =
    message === 'NOT_FOUND'
      ? { path, code: message, message: 'FIELD_NOT_FOUND' }
      : { path, code: 'FIELD_INVALID', message };
  return new ApiFault('VALIDATION', { details: [{ ...detail, ...(params ? { params } : {}) }], cause });
}

/** What a check found, each named by its code: its texts stand on the author's check list. */
export function checkFault(faults: readonly { readonly path: string; readonly code: string }[]): ApiFault {
  return new ApiFault('VALIDATION', {
    details: faults.map(({ path, code }) => ({ path, code, message: 'CHECK_FAILED', params: { code } })),
  });
}

/** Returns `found`, or throws NOT_FOUND if it is null or undefined. */
export function orNotFound<T>(found: T): NonNullable<T> {
  if (found === undefined || found === null) throw new ApiFault('NOT_FOUND');
  return found;
}
