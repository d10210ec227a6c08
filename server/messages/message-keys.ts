// The keys of the server's texts; Russian defines them all.
import type { ErrorCode } from '#contract/errors.ts';
import type { RU } from './ru.ts';

/** Texts beyond those of the error codes: more precise refusals, and the words for invalid fields. */
type MoreKey = Exclude<keyof typeof RU, ErrorCode>;
export type MessageKey = ErrorCode | MoreKey;
/** Every language has a text for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;
