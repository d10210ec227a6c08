// The types of what the server adds to Fastify's own objects.
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { AccessClaims, AccessTokens } from './security/access-tokens.ts';
import type { FreeSpace } from './free-space.ts';
import type { ApiFault } from './errors/api-fault.ts';
import type { Person } from './calls/call-context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly storage: Storage;
    readonly config: Config;
    readonly accessTokens: AccessTokens;
    readonly registeredCalls: Set<string>;
    readonly metrics: Registry;
    readonly freeSpace: FreeSpace;
    /** Aborted when the server begins to stop; ends event streams and imports of people. */
    readonly stopSignal: AbortSignal;
    /** Refuses new requests with 503, waits at most 10 s for running ones, then closes. */
    stop(): Promise<void>;
  }
  interface FastifyRequest {
    person: Person | undefined;
    /** Set on calls that check the person themselves (claimed-calls.ts). */
    claims: AccessClaims | undefined;
    /** Set while technical works are on: a running attempt may be resumed, a new one is refused with this. */
    startsRefused: ApiFault | undefined;
  }
}
