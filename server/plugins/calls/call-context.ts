// What the handler of a call receives, and what it returns.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The signed-in person who makes the request, as the database has them now. */
export interface Person {
  readonly id: string;
  readonly login: string;
  /** Surname, name and patronymic. */
  readonly fullName: string;
  readonly groupId: string | null;
  readonly sessionId: string;
  /** The name of the person's first role, which is the one that decides. */
  readonly roleName: string;
  readonly privileges: ReadonlySet<Privilege>;
  /** Whether this is a guest or a demo student. */
  readonly demo: boolean;
}

/** A part `files` of a multipart call, in a temporary file, removed after the response unless moved. */
export interface UploadedFile {
  readonly name: string;
  /** As the client declared it; not checked. */
  readonly mimeType: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The response of a call with responseKind BLOB. */
export interface BlobResponse {
  readonly body: Readable | Buffer;
  readonly mimeType: string;
  readonly fileName?: string;
  readonly sizeBytes?: number;
  /** Whether the browser shows the file; by default it saves it. */
  readonly inline?: boolean;
  readonly etag?: string;
}

/** One event of a call with responseKind EVENTS. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
  readonly id?: string;
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type PersonOf<A> = A extends 'PUBLIC' ? Person | undefined : Person;

export interface CallContext<D extends CallDefinition> {
  readonly params: OutputOf<D['params']>;
  readonly query: OutputOf<D['query']>;
  readonly body: OutputOf<D['body']>;
  readonly files: readonly UploadedFile[];
  /** On PUBLIC calls: the person of a valid token, if there is one. */
  readonly person: PersonOf<D['access']>;
  /** By Accept-Language. */
  readonly language: Language;
  /** The version in If-Match, if any (calls with ifMatch). */
  readonly ifMatch: number | undefined;
  /** The time of the request: ISO 8601, UTC. */
  readonly now: string;
  /** The client's address; TRUST_PROXY decides whether proxies are believed. */
  readonly address: string;
  readonly storage: Storage;
  readonly config: Config;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type ResponseOf<D extends CallDefinition> = D['responseKind'] extends 'BLOB'
  ? BlobResponse
  : D['responseKind'] extends 'EVENTS'
    ? AsyncIterable<ServerEvent>
    : D['responseKind'] extends 'EMPTY'
      ? void
      : z.input<D['response']>;

export type CallHandler<D extends CallDefinition> = (context: CallContext<D>) => Promise<ResponseOf<D>>;
