/** What a handler gets and gives. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { Language } from '#contract/texts.ts';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The signed-in person of a request, as the database says at this moment. */
export interface Person {
  readonly id: string;
  readonly login: string;
  /** Surname, name and patronymic. */
  readonly fullName: string;
  readonly groupId: string | null;
  readonly sessionId: string;
  /** The first role decides. */
  readonly roleName: string;
  readonly privileges: ReadonlySet<Privilege>;
  /** Guests and demo students. */
  readonly demo: boolean;
}

/** A part `files` of a multipart call, in a temporary file that is removed after the answer unless it was moved away. */
export interface UploadedFile {
  readonly name: string;
  /** What the client claims. */
  readonly mimeType: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The answer of a call with answerKind BLOB. */
export interface BlobAnswer {
  readonly body: Readable | Buffer;
  readonly mimeType: string;
  readonly fileName?: string;
  readonly sizeBytes?: number;
  /** Shown in the browser rather than saved; saved unless said. */
  readonly inline?: boolean;
  readonly etag?: string;
}

/** One event of a call with answerKind EVENTS. */
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
  /** On PUBLIC calls: whoever a valid token names, if there is one. */
  readonly person: PersonOf<D['access']>;
  /** Of Accept-Language. */
  readonly language: Language;
  /** The version in If-Match, if any (calls with ifMatch). */
  readonly ifMatch: number | undefined;
  /** The time of the request: ISO 8601, UTC. */
  readonly now: string;
  /** The client's address, as TRUST_PROXY lets it be known. */
  readonly address: string;
  readonly storage: Storage;
  readonly config: Config;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnswerOf<D extends CallDefinition> = D['answerKind'] extends 'BLOB'
  ? BlobAnswer
  : D['answerKind'] extends 'EVENTS'
    ? AsyncIterable<ServerEvent>
    : D['answerKind'] extends 'EMPTY'
      ? void
      : z.input<D['answer']>;

export type CallHandler<D extends CallDefinition> = (context: CallContext<D>) => Promise<AnswerOf<D>>;
