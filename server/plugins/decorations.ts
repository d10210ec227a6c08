/** What the server hangs on Fastify's own objects. */
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import type { ApiFault } from './api-fault.ts';
import type { Person } from './call-context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly storage: Storage;
    readonly config: Config;
    readonly accessTokens: AccessTokens;
    readonly registeredCalls: Set<string>;
    readonly metrics: Registry;
    /** Aborted when the server begins to stop: streams end, background work rests. */
    readonly stopSignal: AbortSignal;
    /** Refuses new requests with 503, waits for the running ones (at most 10 s), then closes. */
    stop(): Promise<void>;
  }
  interface FastifyRequest {
    person: Person | undefined;
    /** Of calls that prove the person by themselves (claimed-calls.ts). */
    claims: AccessClaims | undefined;
    /** Technical works are on: a running attempt may be gone on with, a new one is refused with this. */
    startsRefused: ApiFault | undefined;
  }
}
