/** The one exception by which a handler refuses a call; everything else that is thrown is a 500. */
import type { ErrorCode } from '#contract/errors.ts';
import type { MessageKey } from '#server/messages/messages.ts';

export interface FaultDetail {
  /** The path of the field, such as `body.login`, or `login`. */
  readonly path: string;
  /** A stable word, such as `TAKEN`. */
  readonly code: string;
  /** The text to show; the text of `code` when left out. */
  readonly message?: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface FaultOptions {
  /** A more exact text than the code's own. */
  readonly message?: MessageKey;
  /** What the text's {names} stand for. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly details?: readonly FaultDetail[];
  /** What the server holds now: the stored thing (VERSION_MOVED), the number expected (SEQUENCE_GAP). */
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
