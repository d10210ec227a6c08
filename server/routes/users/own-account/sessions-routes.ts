// Where a person is signed in, and signing out of those places.
import type { FastifyInstance } from 'fastify';
import { endOneSession, endOtherSessions, listSessions } from '#contract/calls/own-account.ts';
import { deviceOf } from '#server/auth/device-of.ts';
import { endSession, endSessionsOf } from '#server/auth/sessions-repository.ts';
import {
  countOtherSessions,
  liveSessionsOf,
  lockLiveSession,
} from '#server/auth/live-sessions-repository.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';

function registerEnds(app: FastifyInstance): void {
  registerCall(app, endOneSession, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const found = orNotFound(await lockLiveSession(tx, person.id, params.id, now));
      await endSession(tx, found.id, 'SIGN_OUT', now);
      const ended = { ended: 1, address: found.address, ...deviceOf(found.userAgent) };
      await audit(tx, person, 'profile.sessions', { type: 'user', id: person.id }, null, ended);
    }),
  );
  registerCall(app, endOtherSessions, ({ person, storage, now }) =>
    storage.write(async (tx) => {
      const others = await countOtherSessions(tx, person, now);
      if (others === 0) return { ended: 0 };
      await endSessionsOf(tx, person.id, 'SIGN_OUT', now, person.sessionId);
      const ended = { ended: others };
      await audit(tx, person, 'profile.sessions', { type: 'user', id: person.id }, null, ended);
      return ended;
    }),
  );
}

export function registerSessions(app: FastifyInstance): void {
  registerCall(app, listSessions, async ({ person, storage, now }) => {
    const rows = await liveSessionsOf(storage.db, person.id, now);
    const sessions = rows.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      current: row.id === person.sessionId,
    }));
    // The current session comes first, even if others were used later.
    return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  });
  registerEnds(app);
}
