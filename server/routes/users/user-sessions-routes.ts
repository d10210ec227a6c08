// Where another person is signed in, and signing them out everywhere: a lost phone, an account that somebody else uses.
import type { FastifyInstance } from 'fastify';
import { endUserSessions, listUserSessions } from '#contract/calls/user-admin.ts';
import { forbidBeyondOwn } from '#server/auth/admins.ts';
import { deviceOf } from '#server/auth/device-of.ts';
import { countLiveSessions, lastSignInOf, liveSessionsOf } from '#server/auth/live-sessions-repository.ts';
import { endSessionsOf } from '#server/auth/sessions-repository.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { findVisibleUser } from '#server/repositories/people-list.ts';
import { privilegesOfUser } from '#server/repositories/user-rows.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { refuseOwnAccount } from './privilege-limits.ts';

/** Throws NOT_FOUND for whom the caller may not see, and FORBIDDEN for whoever may do more than they. */
async function requireUnder(db: Db | Tx, person: Person, id: string): Promise<void> {
  orNotFound(await findVisibleUser(db, person, id));
  forbidBeyondOwn(person.privileges, await privilegesOfUser(db, id));
}

export function registerUserSessions(app: FastifyInstance): void {
  registerCall(app, listUserSessions, async ({ params: { id }, person, storage: { db }, now }) => {
    await requireUnder(db, person, id);
    const rows = await liveSessionsOf(db, id, now);
    const sessions = rows.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      current: row.id === person.sessionId,
    }));
    return { lastSignInAt: await lastSignInOf(db, id), sessions };
  });
  registerCall(app, endUserSessions, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      await requireUnder(tx, person, id);
      refuseOwnAccount(person, id);
      const ended = await countLiveSessions(tx, id, now);
      if (ended === 0) return { ended };
      await endSessionsOf(tx, id, 'SIGN_OUT', now);
      await audit(tx, person, 'user.sessions', { type: 'user', id }, null, { ended });
      return { ended };
    }),
  );
}
