// Defines an API call: the server, the browser's client and the OpenAPI document are built from such objects.
import type { z } from 'zod';
import type { ContentKind } from './entities/workshop.ts';
import type { ErrorCode } from './errors.ts';
import type { Privilege } from './privileges.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: anybody, anybody signed in, or a person whose role has at least one of the privileges.
 * Which part of the response they may see (own results, taught groups) is decided by the resource itself.
 */
export type Access = 'PUBLIC' | 'SIGNED_IN' | readonly [Privilege, ...Privilege[]];

/** How a body travels: JSON, or multipart with one JSON part `data` and any number of parts `files`. */
type BodyKind = 'JSON' | 'MULTIPART' | 'JSON_OR_MULTIPART';

/** How a response travels: JSON, nothing (204), a file's bytes, or a stream of server-sent events. */
type ResponseKind = 'JSON' | 'EMPTY' | 'BLOB' | 'EVENTS';

export interface CallDefinition {
  /** The operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Under `/api/v1`, without a trailing slash (the server accepts both); parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  /** A field inside a field of the body that no schema knows is refused: left out, it would blank what it was meant for. */
  readonly isStrictInside?: true;
  /** The files of a multipart body are read and not kept: they count nowhere in what a person has uploaded. */
  readonly forgetsFiles?: true;
  readonly response: z.ZodType;
  readonly responseKind?: ResponseKind;
  /** The status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Errors beyond those of every call (400, 401, 403, 429, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** The content that it changes, by a parameter: refused to those who are not among its named co-authors. */
  readonly edits?: { readonly kind: ContentKind; readonly param: 'id' | 'idWork' };
  /** 'OPTIONAL': without `If-Match` the last write wins. 'REQUIRED': without it the response is 428. */
  readonly ifMatch?: 'OPTIONAL' | 'REQUIRED';
  /** Recognises a repeat itself (by a sequence): no response is stored for its Idempotency-Key. */
  readonly isRepeatable?: boolean;
  /**
   * On SIGNED_IN calls: served to demo roles too. The others show or change the account, which many visitors
   * share, and are refused with DEMO_ACCOUNT.
   */
  readonly forDemo?: true;
  /**
   * Served during technical works even to people who are not on the list of exceptions. RUNNING_ATTEMPT: only
   * as far as their own attempt in progress needs it.
   */
  readonly duringTechnicalWorks?: true | 'RUNNING_ATTEMPT';
}

/** Returns the definition with its literal types, from which client and server derive theirs. */
export function defineCall<const D extends CallDefinition>(definition: D): D {
  return definition;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a client passes to make the call. */
export interface CallInput<D extends CallDefinition> {
  readonly params: InputOf<D['params']>;
  readonly query: InputOf<D['query']>;
  readonly body: InputOf<D['body']>;
}

/** The parsed body of a successful response. */
export type CallResponse<D extends CallDefinition> = z.output<D['response']>;
