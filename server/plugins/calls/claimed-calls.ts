/**
 * Calls whose handler checks the person in its own statements: one trip to the database instead of two, and a
 * session that has ended is refused in the very transaction that would have written for it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AccessClaims } from '../security/access-tokens.ts';
import { authorise, claimsOf, personOfClaims } from '../security/authentication.ts';
import { sendText, serialise } from './call-responses.ts';
import type { CallContext, CallHandler, Person } from './call-context.ts';
import { API_PREFIX, checkInput, takeBody } from './calls.ts';

interface ClaimedContext<D extends CallDefinition> extends Pick<
  CallContext<D>,
  'params' | 'query' | 'body' | 'now'
> {
  /** The token's claims: signature and expiry are checked; the handler must check that the session stands. */
  readonly claims: AccessClaims;
  /** Looks the person up in full; throws what any other call throws for somebody who may not make it. */
  readonly person: () => Promise<Person>;
  readonly storage: Storage;
}

type ClaimedHandler<D extends CallDefinition> = (context: ClaimedContext<D>) => ReturnType<CallHandler<D>>;

async function serve<D extends CallDefinition>(
  call: D,
  handler: ClaimedHandler<D>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { storage } = request.server;
  const now = new Date().toISOString();
  const claims = claimsIn(request);
  const person = async (): Promise<Person> => {
    const found = await personOfClaims(storage.db, claims, now);
    authorise(found, call);
    return found;
  };
  let input: Record<string, unknown>;
  try {
    input = checkInput(call, request, (await takeBody(call, request)).data);
  } catch (error) {
    // Nobody without a session learns what is wrong with their input.
    await person();
    throw error;
  }
  // Safe: the schemas have just parsed the input.
  const context = { ...input, claims, person, storage, now } as unknown as ClaimedContext<D>;
  return sendText(reply, call.status ?? 200, serialise(call, await handler(context)));
}

function claimsIn(request: FastifyRequest): AccessClaims {
  if (request.claims === undefined) throw new Error('The gate has let a request without claims in.');
  return request.claims;
}

/** Like registerCall, but only for repeatable calls with JSON that are served during technical works. */
export function registerClaimedCall<D extends CallDefinition>(
  app: FastifyInstance,
  call: D,
  handler: ClaimedHandler<D>,
): void {
  if (call.duringTechnicalWorks !== true || call.isRepeatable !== true || call.bodyKind !== undefined)
    throw new Error(`The call ${call.id} needs the guards of registerCall.`);
  if (app.registeredCalls.has(call.id)) throw new Error(`The call ${call.id} is registered twice.`);
  app.registeredCalls.add(call.id);
  app.route({
    method: call.method,
    url: `${API_PREFIX}${call.path}`,
    // Bodies are uncompressed and responses short; the compression hooks would cost a twentieth of the time.
    compress: false,
    decompress: false,
    onRequest: async (request) => {
      request.claims = await claimsOf(request, request.server.accessTokens);
    },
    handler: (request, reply) => serve(call, handler, request, reply),
  });
}
