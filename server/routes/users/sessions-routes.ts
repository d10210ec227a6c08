/** Where one is signed in, and signing out of the other places. */
import type { FastifyInstance } from 'fastify';
import { endOneSession, endOtherSessions, listSessions } from '#contract/calls/own-account.ts';
import { deviceOf } from '#server/auth/device-of.ts';
import { endSession, endSessionsOf } from '#server/auth/sessions-repository.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** More than these nobody looks through; signing out of all others still ends every one. */
const mostShown = 100;

/** The sessions of a person that have not ended. */
function liveSessions(db: Db | Tx, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now);
}

function registerEnds(app: FastifyInstance): void {
  registerCall(app, endOneSession, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const found = await liveSessions(tx, person.id, now)
        .select(['id', 'address', 'userAgent'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst();
      if (found === undefined) throw new ApiFault('NOT_FOUND');
      await endSession(tx, found.id, 'SIGN_OUT', now);
      const ended = { ended: 1, address: found.address, ...deviceOf(found.userAgent) };
      await audit(tx, person, 'profile.sessions', { type: 'user', id: person.id }, null, ended);
    }),
  );
  registerCall(app, endOtherSessions, ({ person, storage, now }) =>
    storage.write(async (tx) => {
      const others = await liveSessions(tx, person.id, now)
        .select('id')
        .where('id', '!=', person.sessionId)
        .execute();
      if (others.length === 0) return { ended: 0 };
      await endSessionsOf(tx, person.id, 'SIGN_OUT', now, person.sessionId);
      const ended = { ended: others.length };
      await audit(tx, person, 'profile.sessions', { type: 'user', id: person.id }, null, ended);
      return ended;
    }),
  );
}

export function registerSessions(app: FastifyInstance): void {
  registerCall(app, listSessions, async ({ person, storage, now }) => {
    const rows = await liveSessions(storage.db, person.id, now)
      .select(['id', 'createdAt', 'lastUsedAt', 'address', 'userAgent'])
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute();
    const sessions = rows.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      current: row.id === person.sessionId,
    }));
    // The one that asks stands first, also when others were used later.
    return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  });
  registerEnds(app);
}
