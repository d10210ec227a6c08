/** What a call of the API is: one object says all that the server, the browser's client and the OpenAPI document need. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Privilege } from './privileges.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: anybody, anybody signed in, or a person whose role has at least one of the privileges.
 * What of the answer is theirs to see (own results, taught groups) is decided by the resource itself.
 */
export type Access = 'PUBLIC' | 'SIGNED_IN' | readonly [Privilege, ...Privilege[]];

/** How a body travels: JSON, or multipart with one JSON part `data` and any number of parts `files`. */
export type BodyKind = 'JSON' | 'MULTIPART' | 'JSON_OR_MULTIPART';

/** How an answer travels: JSON, nothing (204), a file's bytes, or a stream of server-sent events. */
export type AnswerKind = 'JSON' | 'EMPTY' | 'BLOB' | 'EVENTS';

export interface CallDefinition {
  /** The operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Under `/api/v1`, starting with a slash and without the trailing one (the server takes both); params as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  readonly answer: z.ZodType;
  readonly answerKind?: AnswerKind;
  /** The status of success, 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The errors beyond those every call may answer with (400, 401, 403, 429, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** The call takes `If-Match` with the thing's version: 'OPTIONAL' (last write wins without), 'REQUIRED' (428 without). */
  readonly ifMatch?: 'OPTIONAL' | 'REQUIRED';
  /** The call itself knows a repeat (by a sequence, by a constraint), so no answer is kept under its Idempotency-Key. */
  readonly isRepeatable?: boolean;
  /**
   * Served while technical works are on even to people who are not excluded; RUNNING_ATTEMPT: only as far as an attempt
   * of their own that is in progress needs it.
   */
  readonly duringTechnicalWorks?: true | 'RUNNING_ATTEMPT';
}

/** Keeps the literal types of a call, so that the client's and the server's types come from it. */
export function defineCall<const D extends CallDefinition>(definition: D): D {
  return definition;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a client gives to make the call. */
export interface CallInput<D extends CallDefinition> {
  readonly params: InputOf<D['params']>;
  readonly query: InputOf<D['query']>;
  readonly body: InputOf<D['body']>;
}

/** What the server answers with. */
export type CallAnswer<D extends CallDefinition> = z.output<D['answer']>;
