// Signing in by password or QR code, refreshing, signing out.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refresh, signIn, signInQr, signOut, type Tokens } from '#contract/calls/auth.ts';
import { holdsBeyond, isAdminAccess } from '#server/auth/admins.ts';
import { addressKey } from '#server/auth/client-address.ts';
import { makeFairQueue } from '#server/auth/fair-queue.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import {
  endSession,
  exchangeRefreshToken,
  startSession,
  type Grant,
  type SignInPlace,
} from '#server/auth/sessions-repository.ts';
import { forgiveTries, takeTries, type Try } from '#server/auth/tries-repository.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { privilegesOfUser } from '#server/repositories/user-rows.ts';
import { findCode, takeUse } from '#server/routes/qr-sign-in/qr-codes-repository.ts';
import { searchKey } from '#server/storage/columns.ts';
import { findSignIn, lockActiveUser } from './sign-in-repository.ts';

function placeOf(request: FastifyRequest, address: string): SignInPlace {
  return { address, userAgent: request.headers['user-agent'] ?? '' };
}

async function tokensOf(app: FastifyInstance, grant: Grant): Promise<Tokens> {
  const { userId, sessionId, accessVersion, refreshToken } = grant;
  const accessToken = await app.accessTokens.sign({ userId, sessionId, accessVersion });
  return { accessToken, refreshToken };
}

/** Half of them check a password, which takes two cores; the others are at the database, and leave room there too. */
const MAX_SIGNING_IN = 4;

function registerSignIn(app: FastifyInstance): void {
  const queue = makeFairQueue(MAX_SIGNING_IN);
  registerCall(app, signIn, ({ body, storage, address, request }) =>
    queue.run(addressKey(address), async () => {
      const now = new Date().toISOString();
      const loginKey = searchKey(body.login);
      const tries: readonly Try[] = [
        { kind: 'LOGIN', subject: `${loginKey} ${addressKey(address)}` },
        { kind: 'ADDRESS', subject: addressKey(address) },
      ];
      await takeTries(storage, tries, now);
      const user = await findSignIn(storage.db, loginKey);
      const right = await verifyPassword(user?.passwordHash, body.password);
      if (!right || user === undefined) throw new ApiFault('WRONG_CREDENTIALS');
      const grant = await storage.write(async (tx) => {
        const current = await lockActiveUser(tx, user.id, user.passwordHash);
        if (current === undefined) return undefined;
        await forgiveTries(tx, tries);
        return startSession(tx, current, placeOf(request, address), now);
      });
      if (grant === undefined) throw new ApiFault('WRONG_CREDENTIALS');
      return tokensOf(app, grant);
    }),
  );
}

/** Whoever holds the paper may learn why it does not work; an unknown code gets no reason. */
const REFUSALS = { EXPIRED: 'QR_EXPIRED', USED_UP: 'QR_USED_UP', REVOKED: 'QR_REVOKED' } as const;

type QrRefusal = keyof typeof REFUSALS | 'UNKNOWN' | 'NOT_ALLOWED';

function refuseQr({ log }: FastifyRequest, reason: QrRefusal, codeId?: string): never {
  log.warn({ reason, codeId }, 'a sign-in by QR code was refused');
  const isTold = reason !== 'UNKNOWN' && reason !== 'NOT_ALLOWED';
  throw new ApiFault('USED_UP', isTold ? { message: REFUSALS[reason] } : {});
}

function registerSignInQr(app: FastifyInstance): void {
  registerCall(app, signInQr, async ({ params, storage, now, address, request }) => {
    const tries: readonly Try[] = [{ kind: 'ADDRESS', subject: addressKey(address) }];
    await takeTries(storage, tries, now);
    const code = await findCode(storage.db, params.code, now);
    if (code === undefined) return refuseQr(request, 'UNKNOWN');
    if (code.status !== 'GOOD') return refuseQr(request, code.status, code.id);
    const place = placeOf(request, address);
    const grant = await storage.write(async (tx) => {
      const user = await lockActiveUser(tx, code.userId);
      if (user === undefined) return 'NOT_ALLOWED';
      // Rights that the person got later, and that the maker of the code did not have, are not to be had by it.
      const held = await privilegesOfUser(tx, code.userId);
      if (isAdminAccess(held) || holdsBeyond(code.makerPrivileges, held)) return 'NOT_ALLOWED';
      if (!(await takeUse(tx, { codeId: code.id, userAgent: place.userAgent, now }))) return 'USED_UP';
      await forgiveTries(tx, tries);
      return startSession(tx, user, place, now);
    });
    return typeof grant === 'string' ? refuseQr(request, grant, code.id) : tokensOf(app, grant);
  });
}

export function registerSignIns(app: FastifyInstance): void {
  registerSignIn(app);
  registerSignInQr(app);
  registerCall(app, refresh, async ({ body, storage, now }) => {
    const grant = await storage.write((tx) => exchangeRefreshToken(tx, body.refreshToken, now));
    if (grant === undefined) throw new ApiFault('UNAUTHENTICATED');
    return tokensOf(app, grant);
  });
  registerCall(app, signOut, ({ person, storage, now }) =>
    storage.write((tx) => endSession(tx, person.sessionId, 'SIGN_OUT', now)),
  );
}
